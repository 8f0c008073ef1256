import { nextTurn } from './next-turn.ts';

/** Objects between two pauses in which requests are served: some milliseconds of work. */
const OBJECTS_AT_ONCE = 100;

/** Lets other requests be served during a long loop over objects; called after each of them. @param index of the object. */
export async function yieldToEventLoop(index: number): Promise<void> {
  if (index % OBJECTS_AT_ONCE === OBJECTS_AT_ONCE - 1) await nextTurn();
}
