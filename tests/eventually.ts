/** Waits until an assertion holds, turn by turn of the event loop; only the time that a test may take at all ends it. */
export async function eventually(assertion: () => unknown): Promise<void> {
  for (;;) {
    try {
      await assertion();
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
