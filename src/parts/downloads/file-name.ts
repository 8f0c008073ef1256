import { datedFileName } from '#machines/kit/dated-file-name.ts';

/**
 * Name of a downloaded file: the toolkit's name, its contents, and the time of the download.
 * @param contents of the file, as 'ephemerides'.
 * @param toolkit name of the toolkit.
 * @param now time of the download; written in UTC.
 * @param ending without the dot.
 */
export function fileName(contents: string, toolkit: string, now: Temporal.Instant, ending: string): string {
  return datedFileName([toolkit, contents], now.epochMilliseconds, ending);
}
