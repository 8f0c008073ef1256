/**
 * The result of a browser's store; undefined where the browser refuses it: it may store nothing for the page, or have deleted the store.
 */
export async function unlessRefused<Value>(
  use: () => Promise<Value> | undefined,
): Promise<Value | undefined> {
  try {
    return await use();
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}
