import type { Risk } from '../small-body.ts';

/** One line of a risk list: the object it names, and what it says of that. */
export type RiskRow = {
  readonly number?: string | undefined;
  readonly name?: string | undefined;
  readonly designation: string;
  readonly risk: Omit<Risk, 'list' | 'listDate'>;
};

/** First and last year of "2069-2122". */
export function yearSpan(text: string | undefined): Pick<Risk, 'firstYear' | 'lastYear'> {
  const years = /^(\d{4})-(\d{4})$/.exec(text ?? '');
  return years === null ? {} : { firstYear: Number(years[1]), lastYear: Number(years[2]) };
}
