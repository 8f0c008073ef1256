import { EMBEDDING } from './embedding.ts';

/** Reads what the page stored in the browser; undefined when nothing is stored or storage is refused. */
export function readStored(key: string): string | undefined {
  return ifAccessible(() => localStorage.getItem(key) ?? undefined);
}

/** Stores a text in the browser; does nothing where storage is refused or full. */
export function store(key: string, text: string): void {
  ifAccessible(() => localStorage.setItem(key, text));
}

/** Reads what this browser tab stored over a reload; undefined when nothing is stored or storage is refused. */
export function readInTab(key: string): string | undefined {
  return ifAccessible(() => sessionStorage.getItem(key) ?? undefined);
}

/** Stores a text in this browser tab; does nothing where storage is refused or full. */
export function storeInTab(key: string, text: string): void {
  ifAccessible(() => sessionStorage.setItem(key, text));
}

/** Forgets what this browser tab stored. */
export function removeInTab(key: string): void {
  ifAccessible(() => sessionStorage.removeItem(key));
}

/** Whether this browser tab stores texts over a reload. */
export function canStoreInTab(): boolean {
  const PROBE = 'probe';
  const isStored = ifAccessible(() => {
    sessionStorage.setItem(PROBE, PROBE);
    const read = sessionStorage.getItem(PROBE);
    sessionStorage.removeItem(PROBE);
    return read === PROBE;
  });
  return isStored ?? false;
}

/**
 * In a cross-site frame or private window even naming a storage throws a DOMException; that means none. An embedded page
 * uses none: what it finds there it would pass to the page around, and two of them on one page would share it.
 */
function ifAccessible<Result>(access: () => Result): Result | undefined {
  if (EMBEDDING !== undefined) return undefined;
  try {
    return access();
  } catch (refusal) {
    if (refusal instanceof DOMException) return undefined;
    throw refusal;
  }
}
