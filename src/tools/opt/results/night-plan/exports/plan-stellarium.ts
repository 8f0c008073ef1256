import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { hoursOf, sexagesimal, withSign } from './sexagesimal.ts';

/**
 * A plan as bookmarks of Stellarium: each object by its place and date in the middle of its slot. Where the numbers come from
 * stands in members that Stellarium passes over.
 *
 * Source: Stellarium 0.22, src/gui/BookmarksDialog.cpp (`saveBookmarks`); later ones take them in as an observing list.
 */
export function planStellarium({ slots, site, remarks, sourceOf }: ExportedPlan): string {
  const bookmarks = slots.map((slot, index) => {
    const { moment, rightAscension, declination } = slot.row;
    const [hours, degrees] = [hoursOf(rightAscension, 2), sexagesimal(declination, 1)];
    return [
      `{00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}}`,
      {
        name: slotTitle(slot),
        nameI18n: slotTitle(slot),
        ra: `${hours.whole}h${hours.minutes}m${hours.seconds.toFixed(2)}s`,
        dec: `${withSign(`${degrees.isNegative ? '-' : ''}${degrees.whole}`)}°${degrees.minutes}'${degrees.seconds.toFixed(1)}"`,
        jd: moment.toFixed(6),
        location: site,
        isVisibleMarker: true,
        description: sourceOf(slot).join('; '),
      },
    ] as const;
  });
  const description = remarks.map(([label, value]) => `${label}: ${value}`);
  return `${JSON.stringify({ description, bookmarks: Object.fromEntries(bookmarks) }, undefined, 2)}\n`;
}
