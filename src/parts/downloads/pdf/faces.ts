import ranges from '@fontsource/noto-sans/unicode.json';
import { itemAt } from '#engine/numbers-in.ts';

/** A font file and the characters that it is for. */
export type Face = { readonly name: string; readonly address: string; readonly ranges: UnicodeRanges };

/**
 * The faces of a family that comes in parts.
 * @param ranges characters of each part by its name; numbers are in brackets.
 * @param files addresses of the parts by their paths, which end like `latin-ext-400-normal.woff`.
 */
export function facesOf(
  family: string,
  ranges: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): readonly Face[] {
  return Object.entries(files).flatMap(([path, address]) => {
    const part = /noto-sans-(?:jp-)?([a-z-]+|\d+)-\d+-normal\.woff$/.exec(path)?.[1] ?? '';
    const text = ranges[part] ?? ranges[`[${part}]`];
    return text === undefined ? [] : [{ name: `${family}-${part}`, address, ranges: unicodeRanges(text) }];
  });
}

/** Ranges of code points, both ends included. */
type UnicodeRanges = readonly (readonly [first: number, last: number])[];

/** Reads ranges as style sheets write them: 'U+0000-00FF,U+0131'. */
function unicodeRanges(text: string): UnicodeRanges {
  return Array.from(text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi), (found) => {
    const first = itemAt(found, 1);
    return [Number.parseInt(first, 16), Number.parseInt(found[2] ?? first, 16)];
  });
}

export function isInRanges(ranges: UnicodeRanges, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

const files = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,greek,greek-ext,cyrillic,cyrillic-ext,vietnamese}-400-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const boldFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Latin, Greek and Cyrillic letters, figures and signs: Noto Sans, in parts by script, the common one first. */
export const EUROPEAN_FACES: readonly Face[] = facesOf('NotoSans', ranges, files).toSorted(
  (one, other) => Number(other.name.endsWith('-latin')) - Number(one.name.endsWith('-latin')),
);

/** The faces of headings: basic Latin alone, others are written in the plain face. */
export const BOLD_FACES: readonly Face[] = facesOf('NotoSansBold', ranges, boldFiles);
