import { type UnicodeRanges, unicodeRanges } from './unicode-ranges.ts';

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
