import { type NightPlanSettings, PLAN_RANGES } from '#contract/opt/night-plan-state.ts';
import { MINUTES_PER_DAY } from '#engine/constants.ts';
import { CRITERIA } from '#engine/plan/priority.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { UTC, type ZoneOffset } from '#machines/planning/time-frame.ts';
import { fixedText, knownText } from '#parts/quantities/number-text.ts';
import { localTime } from '../short-term/moment-texts.ts';
import { CRITERION_TEXTS, reasonText } from './reasons.ts';

/** Name of the object of a slot. */
export function slotTitle({ object }: Pick<PlannedSlot, 'object'>): string {
  return objectTitle(object.table);
}

/** Times of a slot: `20:30–21:00`. */
export function slotTimes(
  { start, end }: Pick<PlannedSlot, 'start' | 'end'>,
  zone: ZoneOffset = UTC,
): string {
  return `${localTime(start, zone)}–${localTime(end, zone)}`;
}

/** How long a slot takes, whole minutes. */
export function slotMinutes({ start, end }: Pick<PlannedSlot, 'start' | 'end'>): number {
  return Math.round((end - start) * MINUTES_PER_DAY);
}

/** How long a slot takes when it is longer or shorter by this many steps; undefined beyond what a slot may take. */
export function resizedMinutes(
  slot: Pick<PlannedSlot, 'start' | 'end'>,
  steps: number,
  stepDays: number,
): number | undefined {
  const minutes = slotMinutes(slot) + Math.round(steps * stepDays * MINUTES_PER_DAY);
  const { min, max } = PLAN_RANGES.slotMinutes;
  return minutes < min || minutes > max ? undefined : minutes;
}

/** Hours and minutes of a number of minutes: `6 h 40 min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 || hours === 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** The terms of the weight of a slot: `1 + sets soon 0.61 + fast 0.12`; scores that count nothing are left out. */
export function weightParts({ scores }: Pick<PlannedSlot, 'scores'>, settings: NightPlanSettings): string {
  const parts = CRITERIA.map((criterion) => ({
    tag: CRITERION_TEXTS[criterion].tag,
    part: settings.weights[criterion] * scores[criterion],
  })).filter(({ part }) => part >= 0.005);
  return ['1', ...parts.map(({ tag, part }) => `${tag} ${fixedText(part, 2)}`)].join(' + ');
}

/** The main reasons for the place of a slot, in few words: `sets soon, fast`; or what hinders the object. */
export function whyText(slot: PlannedSlot, settings: NightPlanSettings): string {
  if (slot.constraint !== undefined) return `Scores nothing here. ${reasonText(slot.constraint, settings)}`;
  const strong = CRITERIA.map((criterion) => ({
    tag: CRITERION_TEXTS[criterion].tag,
    part: settings.weights[criterion] * slot.scores[criterion],
  }))
    .filter(({ part }) => part >= LEAST_NAMED)
    .toSorted((a, b) => b.part - a.part);
  return strong.length === 0
    ? 'best then'
    : strong
        .slice(0, 2)
        .map(({ tag }) => tag)
        .join(', ');
}

/** Least fraction of a weight that is named in short. */
const LEAST_NAMED = 0.25;

/** The decisive numbers of a slot in one line: `V 14.9 · 57° · 3.52″/min · worth 40.95`. */
export function slotBrief({ row, worth }: Pick<PlannedSlot, 'row' | 'worth'>): string {
  return [
    `V ${knownText(row.magnitude, 1)}`,
    `${fixedText(row.altitude, 0)}°`,
    `${fixedText(row.rate, 2)}″/min`,
    `score ${fixedText(worth, 2)}`,
  ].join(' · ');
}
