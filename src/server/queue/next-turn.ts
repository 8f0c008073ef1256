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
