/**
 * Name of a downloaded file: the toolkit's name, what it holds, and the time of the download.
 * @param contents what the file holds, as 'ephemerides'.
 * @param toolkit name of the toolkit; blanks become hyphens.
 * @param now time of the download; written in UTC.
 * @param ending without the dot.
 */
export function fileName(contents: string, toolkit: string, now: Temporal.Instant, ending: string): string {
  const time = now.toString({ smallestUnit: 'second' }).replaceAll(':', '-');
  return `${toolkit.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}_${contents}_${time}.${ending}`;
}
