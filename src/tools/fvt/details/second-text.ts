import { utcOf } from '#parts/timeline/moment-text.ts';

/** An ISO instant, cut to the second: `13/04/2029 21:46:03`. */
export function secondText(iso: string): string {
  const moment = utcOf(Date.parse(iso));
  return `${moment.toPlainDate().toLocaleString('en-GB')} ${moment.toPlainTime().toString({ smallestUnit: 'second' })}`;
}
