/** Bodies worked on between two pauses in which requests are answered: some milliseconds. */
const BODIES_AT_ONCE = 100;

/** Lets requests be answered in a long loop over bodies; called after each of them. @param index of the body. */
export async function letOthersIn(index: number): Promise<void> {
  if (index % BODIES_AT_ONCE === BODIES_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
}
