import type { PopulationContext } from '#machines/sovt/population.ts';
import { msOfMjd } from '#machines/kit/modified-julian-date.ts';
import { dayText } from '#parts/timeline/moment-text.ts';

/** What the list is of, in words. @param listed rows that are found. */
export function populationRemark(
  { parts, rows, phrase, query }: Pick<PopulationContext, 'parts' | 'rows' | 'phrase' | 'query'>,
  isBusy: boolean,
  listed: number,
): string {
  const last = parts.at(-1);
  if (last === undefined) return isBusy ? 'Asking for all orbits…' : 'Nothing has been looked for.';
  const seen = rows.filter(({ window }) => window !== undefined).length;
  const { elongationMin = 0, magnitudeLimit = 0 } = query ?? {};
  const frame = `${dayText(msOfMjd(last.start))} – ${dayText(msOfMjd(last.end))}`;
  const found = phrase.trim() === '' ? '' : `; ${listed} found`;
  const away = elongationMin > 0 ? `, more than ${elongationMin}° from the Sun` : '';
  const looked = isBusy ? ` of ${last.done} looked at so far` : ` of ${rows.length}`;
  return `${seen}${looked} reach ${magnitudeLimit} mag${away}, ${frame}${found}. Survey accuracy, 0.05 mag; the catalogue of ${last.catalogueDate}.`;
}
