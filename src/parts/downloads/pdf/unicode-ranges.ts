import { itemAt } from '#engine/numbers-in.ts';

/** Ranges of code points, both ends included. */
export type UnicodeRanges = readonly (readonly [first: number, last: number])[];

/** Reads ranges as style sheets write them: 'U+0000-00FF,U+0131'. */
export function unicodeRanges(text: string): UnicodeRanges {
  return Array.from(text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), (found) => {
    const first = itemAt(found, 1);
    return [Number.parseInt(first, 16), Number.parseInt(found[2] ?? first, 16)];
  });
}

export function isInRanges(ranges: UnicodeRanges, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
