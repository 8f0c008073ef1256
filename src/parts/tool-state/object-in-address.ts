/** The object that the query of an address names, `?object=`; empty where it names none. */
export function objectIn(query: string): string {
  return new URLSearchParams(query).get('object')?.trim() ?? '';
}
