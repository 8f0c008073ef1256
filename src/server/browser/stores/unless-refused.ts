/** What a store of the browser gives; nothing where the browser refuses, as one that stores nothing for the page, or has deleted it. */
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
