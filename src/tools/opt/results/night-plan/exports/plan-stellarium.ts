import { isoFromJulianDate } from '#engine/time/iso.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { hoursOf, sexagesimal, withSign } from './sexagesimal.ts';

/**
 * A plan as an observing list of Stellarium: each object by its place and date in the middle of its slot. What Stellarium does not know
 * by its name it sets a marker for, but only where that word is part of the designation; bookmarks of such objects it leaves out.
 *
 * A list that is imported replaces one with its key, and of two with one name only one can be chosen: key and name are those of the
 * second at which the plan was made. Degrees end in `d`, because behind a degree sign Stellarium has lost the minus of -0. How it reads a
 * place of observation, which is optional, was not looked up, so that the site is in the description alone.
 *
 * Source: Stellarium 24, src/gui/ObsListDialog.cpp (`loadSelectedList`, `loadListNames`, `selectAndGoToObject`, `importListButtonPressed`,
 * keys, version 2.1) and src/core/StelUtils.cpp (`getDecAngle`).
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
      dec: `${sign}d${degrees.minutes}'${degrees.seconds.toFixed(1)}"`,
      magnitude: magnitude?.toFixed(1) ?? '',
      jd: Number(moment.toFixed(6)),
      isVisibleMarker: true,
      description: sourceOf(slot).join('; '),
    };
  });
  const list = {
    name: `Night plan, made ${created} UTC`,
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
    observingLists: { [keyOf(nowMs)]: list },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** A UUID with the Unix time, s, for its node. */
function keyOf(nowMs: number): string {
  const seconds = Math.round(nowMs / 1000);
  return `{00000000-0000-4000-8000-${seconds.toString(16).padStart(12, '0')}}`;
}
