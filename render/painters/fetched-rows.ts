/** Rows of a file that is fetched when they are first requested. */
export type FetchedRows<Row> = {
  /** The rows; none before they are loaded. */
  readonly get: () => readonly Row[];
  readonly destroy: () => void;
};

/** Fetches the `rows` of a JSON file. A file that fails to load is no error: the picture goes without it. */
export function createFetchedRows<Row>(url: string, onChange: () => void): FetchedRows<Row> {
  const ending = new AbortController();
  let rows: readonly Row[] = [];
  let isRequested = false;
  const load = async () => {
    const reply = await fetch(url, { signal: ending.signal });
    if (!reply.ok) return;
    const file = (await reply.json()) as { readonly rows: readonly Row[] };
    if (ending.signal.aborted) return;
    rows = file.rows;
    onChange();
  };
  return {
    get() {
      if (!isRequested) {
        isRequested = true;
        load().catch(() => undefined);
      }
      return rows;
    },
    destroy: () => ending.abort(),
  };
}
