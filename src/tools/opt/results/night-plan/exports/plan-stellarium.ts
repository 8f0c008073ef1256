import { isoFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { hoursOf, sexagesimal, withSign } from './sexagesimal.ts';

/** Names the list among those of the observer. */
const LIST = '{00000000-0000-4000-8000-000000000001}';

/**
 * A plan as an observing list of Stellarium: each object by its place and date in the middle of its slot. What Stellarium does not know
 * by its name it sets a marker for, but only where that word is part of the designation; bookmarks of such objects it leaves out.
 *
 * Source: Stellarium 24, src/gui/ObsListDialog.cpp (`loadSelectedList`, `selectAndGoToObject`, `importListButtonPressed`) and
 * ObsListDialog.hpp (keys, version 2.1). How it reads a place of observation was not looked up, so that the site is in the
 * description alone.
 */
export function planStellarium({ slots, site, nowMs, remarks, sourceOf }: ExportedPlan): string {
  const created = isoFromJulianDate(julianDateFromUnixTime(nowMs)).slice(0, 19).replace('T', ' ');
  const objects = slots.map((slot) => {
    const { moment, rightAscension, declination, magnitude } = slot.row;
    const [hours, degrees] = [hoursOf(rightAscension, 2), sexagesimal(declination, 1)];
    const sign = withSign(`${degrees.isNegative ? '-' : ''}${degrees.whole}`);
    return {
      designation: `${slotTitle(slot)} marker`,
      nameI18n: slotTitle(slot),
      type: 'CustomObject',
      ra: `${hours.whole}h${hours.minutes}m${hours.seconds.toFixed(2)}s`,
      dec: `${sign}°${degrees.minutes}'${degrees.seconds.toFixed(1)}"`,
      magnitude: magnitude?.toFixed(1) ?? '',
      jd: Number(moment.toFixed(6)),
      isVisibleMarker: true,
      description: sourceOf(slot).join('; '),
    };
  });
  const list = {
    name: 'Night plan',
    description: [site, ...remarks.map(([label, value]) => `${label}: ${value}`)].join('; '),
    'creation date': created,
    'last edit': created,
    sorting: '',
    objects,
  };
  const document = {
    version: '2.1',
    shortName: 'Observing list for Stellarium',
    defaultListOlud: '',
    observingLists: { [LIST]: list },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
