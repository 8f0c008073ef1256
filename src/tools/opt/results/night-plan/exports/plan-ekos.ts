import { oneLine } from '#contract/text/one-line.ts';
import { escapedMarkup } from '#contract/text/markup.ts';
import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { instantText } from './plan-columns.ts';
import { rowsInSlot } from './rows-in-slot.ts';

/**
 * A plan as a list of the scheduler of Ekos in KStars: a job for each slot with its place and the time at which it begins; 500 s later
 * the scheduler passes over it. What is exposed is a capture sequence of the observer's, which is chosen there.
 *
 * Its reader knows the five entities of XML and no others, reads numbers in the C locale, hours of right ascension, times by ISO 8601
 * with their zone, and a position angle of -1 as none. From what lies beside the jobs it sets the options of the observer: the profile,
 * what is done after an error, and whether mount, dome and cap are unparked before and parked after, which an empty procedure
 * switches off. A plan knows nothing of that and has jobs alone. The twilight that is enforced is the astronomical one.
 *
 * Source: KStars, ekos/scheduler, schedulerutils.cpp (`createJob`), schedulerprocess.cpp (`appendEkosScheduleList`), schedulerjob.cpp
 * (`getNextPossibleStartTime`) and schedulermodulestate.cpp (`calculateDawnDusk`), and INDI, lilxml.cpp (`decodeEntity`), as of 2025.
 */
export function planEkos({ slots, remarks }: ExportedPlan): string {
  const jobs = slots.map((slot) => [
    '<Job>',
    "<JobType lead='true'/>",
    `<Name>${escapedMarkup(slotTitle(slot))}</Name>`,
    '<Group></Group>',
    '<Coordinates>',
    `<J2000RA>${(slot.row.rightAscension / 15).toFixed(7)}</J2000RA>`,
    `<J2000DE>${slot.row.declination.toFixed(6)}</J2000DE>`,
    '</Coordinates>',
    '<PositionAngle>-1</PositionAngle>',
    '<Sequence></Sequence>',
    '<StartupCondition>',
    `<Condition value='${instantText(slot.start)}'>At</Condition>`,
    '</StartupCondition>',
    '<Constraints>',
    ...(isInNight(slot) ? ['<Constraint>EnforceTwilight</Constraint>'] : []),
    '</Constraints>',
    '<CompletionCondition>',
    '<Condition>Sequence</Condition>',
    '</CompletionCondition>',
    '<Steps>',
    '<Step>Track</Step>',
    '<Step>Align</Step>',
    '</Steps>',
    '</Job>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...remarks.map(([label, value]) => `<!-- ${comment(`${label}: ${value}`)} -->`),
    "<SchedulerList version='2.2'>",
    ...jobs.flat(),
    '</SchedulerList>',
    '',
  ].join('\n');
}

/** Whether it is astronomical night in all of a slot: a plan may use twilight, too. */
function isInNight(slot: PlannedSlot): boolean {
  return rowsInSlot(slot).every(({ sunAltitude }) => sunAltitude <= NIGHT_SUN_ALTITUDE_DEG);
}

/** No comment of XML may contain two hyphens in a row. */
function comment(text: string): string {
  return oneLine(text).replaceAll(/-{2,}/g, '-').replaceAll(/[<>&]/g, ' ').replace(/-$/, '');
}
