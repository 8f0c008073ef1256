import type { PopulationContext } from '#machines/sovt/population.ts';
import { msOfMjd } from '#machines/kit/modified-julian-date.ts';
import { countText } from '#parts/quantities/count-text.ts';
import { dayText } from '#parts/timeline/moment-text.ts';

/** What the list is of, in words. @param listed rows that are found. */
export function populationRemark(
  { parts, rows, phrase, query }: Pick<PopulationContext, 'parts' | 'rows' | 'phrase' | 'query'>,
  isBusy: boolean,
  listed: number,
): string {
  const last = parts.at(-1);
  if (last === undefined) return isBusy ? 'Loading all orbits…' : 'No search has been run yet.';
  const seen = rows.filter(({ window }) => window !== undefined).length;
  const { elongationMin = 0, magnitudeLimit = 0 } = query ?? {};
  const frame = `${dayText(msOfMjd(last.start))} – ${dayText(msOfMjd(last.end))}`;
  const found = phrase.trim() === '' ? '' : `; ${listed} found`;
  const away = elongationMin > 0 ? `, more than ${elongationMin}° from the Sun` : '';
  const looked = isBusy
    ? `${countText(last.done, 'object')} checked so far`
    : countText(rows.length, 'object');
  const reach = seen === 1 ? 'reaches' : 'reach';
  return `${seen} of ${looked} ${reach} ${magnitudeLimit} mag${away}, ${frame}${found}. Survey accuracy, 0.05 mag; catalogue of ${last.catalogueDate}.`;
}
