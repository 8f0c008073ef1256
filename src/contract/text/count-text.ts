const FORM = new Intl.PluralRules('en-GB');

/** A number and what it counts: '1 object', '3 objects'. @param one what is counted. @param many of several. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${counted(count, one, many)}`;
}

/** The words for one thing or for several, where the number is written apart from them or in another form. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return FORM.select(count) === 'one' ? one : many;
}
