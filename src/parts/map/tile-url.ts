/**
 * Address of one map tile.
 * @param template holds `{z}`, `{x}` and `{y}`.
 */
export function tileUrl(template: string, x: number, y: number, z: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}
