import { oneLine } from '#contract/text/one-line.ts';
import { escapedMarkup } from '#contract/text/markup.ts';
import { slotTitle } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';
import { instantText } from './plan-columns.ts';

/**
 * A plan as a list of the scheduler of Ekos in KStars: a job for each slot with its place and the time at which it begins. What is
 * exposed is a capture sequence of the observer's, which is chosen there.
 *
 * Its reader knows the five entities of XML and no others, reads numbers in the C locale, hours of right ascension, times by ISO 8601
 * with their zone, and a position angle of -1 as none.
 *
 * Source: KStars, ekos/scheduler/schedulerutils.cpp (`createJob`) and INDI, lilxml.cpp (`decodeEntity`), as of 2025. What the members
 * beside the jobs mean was not looked up: they are what KStars itself saves.
 */
export function planEkos({ slots, remarks }: ExportedPlan): string {
  const jobs = slots.map(({ row, start, object }) => [
    '<Job>',
    "<JobType lead='true'/>",
    `<Name>${escapedMarkup(slotTitle({ object }))}</Name>`,
    '<Group></Group>',
    '<Coordinates>',
    `<J2000RA>${(row.rightAscension / 15).toFixed(7)}</J2000RA>`,
    `<J2000DE>${row.declination.toFixed(6)}</J2000DE>`,
    '</Coordinates>',
    '<PositionAngle>-1</PositionAngle>',
    '<Sequence></Sequence>',
    '<StartupCondition>',
    `<Condition value='${instantText(start)}'>At</Condition>`,
    '</StartupCondition>',
    '<Constraints>',
    '<Constraint>EnforceTwilight</Constraint>',
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
    '<Profile>Default</Profile>',
    ...jobs.flat(),
    "<SchedulerAlgorithm value='1'/>",
    "<ErrorHandlingStrategy value='1'>",
    '<delay>0</delay>',
    '</ErrorHandlingStrategy>',
    '<StartupProcedure>',
    '</StartupProcedure>',
    '<ShutdownProcedure>',
    '</ShutdownProcedure>',
    '</SchedulerList>',
    '',
  ].join('\n');
}

/** No comment of XML may contain two hyphens in a row. */
function comment(text: string): string {
  return oneLine(text).replaceAll(/-{2,}/g, '-').replaceAll(/[<>&]/g, ' ').replace(/-$/, '');
}
