/** Joins class names, leaving out what is absent: `classNames('button', isBig && 'button-big')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
