/**
 * Address of one map tile.
 * @param template contains `{z}`, `{x}` and `{y}`.
 */
export function tileUrl(template: string, x: number, y: number, z: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** Whom tiles of this address come from, for the corner of the map; the address itself when it is a path. */
export function tileHost(template: string): string {
  return /^https?:\/\/([^/]+)/.exec(template)?.[1] ?? template;
}
