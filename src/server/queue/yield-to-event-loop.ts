/** Objects between two pauses in which requests are served: some milliseconds of work. */
const OBJECTS_AT_ONCE = 100;

/** Lets other requests be served during a long loop over objects; called after each of them. @param index of the object. */
export async function yieldToEventLoop(index: number): Promise<void> {
  if (index % OBJECTS_AT_ONCE === OBJECTS_AT_ONCE - 1) await nextTurn();
}

/** Resolves when what waits for the event loop has had its turn; browsers have no `setImmediate`, and slow timers. */
export function nextTurn(): Promise<void> {
  if ('setImmediate' in globalThis) return new Promise((resolve) => setImmediate(resolve));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
