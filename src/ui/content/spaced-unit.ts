/** A unit as it follows its number: after a blank, but for the sign of a degree; nothing where there is none. */
export function spacedUnit(unit: string | undefined): string {
  if (unit === undefined) return '';
  return unit === '°' ? unit : ` ${unit}`;
}
