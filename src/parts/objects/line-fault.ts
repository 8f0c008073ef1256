/** A line, or the lines of a whole file, that cannot be read; the text is as it was read, and lines are numbered from 1. */
export type LineFault = { readonly line: number; readonly text: string; readonly reason: string };

/** A text without the lines of a fault. */
export function withoutFault(text: string, { text: bad }: Pick<LineFault, 'text'>): string {
  const [before = '', ...after] = `\n${text}\n`.split(`\n${bad}\n`);
  return after.length === 0 ? text : [before, ...after].join('\n').slice(1).replace(/\n$/, '');
}

/** The number of the line with which a part of a text begins. */
export function lineOf(text: string, part: string): number {
  return `\n${text}\n`.split(`\n${part}\n`, 1).join('').split('\n').length;
}
