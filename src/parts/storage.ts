/** Reads what the page kept in the browser; undefined when nothing is kept or storage is refused. */
export function readStored(key: string): string | undefined {
  return guarded(() => localStorage.getItem(key) ?? undefined);
}

/** Keeps a text in the browser; does nothing where storage is refused or full. */
export function store(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text));
}

/** In a cross-site frame or private window even naming `localStorage` throws a DOMException; that is an answer. */
function guarded<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}
