const FORM = new Intl.PluralRules('en-GB');

/** A number and what it counts: '1 object', '3 objects'. @param one what is counted. @param many of several. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${FORM.select(count) === 'one' ? one : many}`;
}
