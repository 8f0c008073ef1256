import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { slotExposure, type SlotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import { slotMinutes } from '../slot-texts.ts';
import type { ExportedPlan } from './exported-plan.ts';

/** A column of a plan as programs know it; units as the Virtual Observatory writes them. */
export type PlanColumn = {
  readonly name: string;
  readonly type: 'string' | 'float64' | 'int64' | 'bool';
  readonly unit?: string;
  /** Word of the Unified Content Descriptors. */
  readonly ucd?: string;
  readonly description: string;
  readonly value: (line: PlanLine) => PlanValue;
};

export type PlanValue = string | number | boolean | undefined;

/** A slot with what the telescope makes of it, where there is one. */
export type PlanLine = { readonly slot: PlannedSlot; readonly exposure: SlotExposure | undefined };

/** The slots of a plan, each with its exposures. */
export function planLines({ slots, telescope }: ExportedPlan): readonly PlanLine[] {
  return slots.map((slot) => ({
    slot,
    exposure: telescope && slotExposure(telescope, slot.row, slotMinutes(slot) * 60),
  }));
}

/** A Julian date UTC to the second: `2026-12-02T20:36:00Z`. */
export function instantText(moment: number): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(unixTimeFromJulianDate(moment)));
  return instant.round('second').toString({ smallestUnit: 'second' });
}

/** Every column of a plan; places are those in the middle of each slot. */
export const PLAN_COLUMNS: readonly PlanColumn[] = [
  {
    name: 'object',
    type: 'string',
    ucd: 'meta.id;meta.main',
    description: 'Name of the object',
    value: ({ slot }) => objectTitle(slot.object.table),
  },
  {
    name: 'designator',
    type: 'string',
    ucd: 'meta.id',
    description: 'Designation by which catalogues know it',
    value: ({ slot }) => slot.object.table.designator,
  },
  {
    name: 'start',
    type: 'string',
    ucd: 'time.start',
    description: 'Beginning of the slot, UTC',
    value: ({ slot }) => instantText(slot.start),
  },
  {
    name: 'end',
    type: 'string',
    ucd: 'time.end',
    description: 'End of the slot, UTC',
    value: ({ slot }) => instantText(slot.end),
  },
  {
    name: 'ra',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.eq.ra;meta.main',
    description: 'Right ascension, ICRF, astrometric',
    value: ({ slot }) => rounded(slot.row.rightAscension, 6),
  },
  {
    name: 'dec',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.eq.dec;meta.main',
    description: 'Declination, ICRF, astrometric',
    value: ({ slot }) => rounded(slot.row.declination, 6),
  },
  {
    name: 'magnitude',
    type: 'float64',
    unit: 'mag',
    ucd: 'phot.mag;em.opt.V',
    description: 'Predicted V',
    value: ({ slot }) => rounded(slot.row.magnitude, 2),
  },
  {
    name: 'altitude',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.az.alt',
    description: 'Altitude, apparent, airless',
    value: ({ slot }) => rounded(slot.row.altitude, 1),
  },
  {
    name: 'azimuth',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.az.azi',
    description: 'Azimuth from north through east',
    value: ({ slot }) => rounded(slot.row.azimuth, 1),
  },
  {
    name: 'airmass',
    type: 'float64',
    ucd: 'obs.airMass',
    description: 'Relative optical airmass',
    value: ({ slot }) => rounded(slot.row.airmass, 2),
  },
  {
    name: 'rate',
    type: 'float64',
    unit: 'arcsec/min',
    ucd: 'pos.pm',
    description: 'Apparent motion',
    value: ({ slot }) => rounded(slot.row.rate, 3),
  },
  {
    name: 'direction',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.posAng',
    description: 'Position angle of the motion, from north through east',
    value: ({ slot }) => rounded(slot.row.direction, 1),
  },
  {
    name: 'moon_separation',
    type: 'float64',
    unit: 'deg',
    ucd: 'pos.angDistance',
    description: 'Angle between the object and the Moon',
    value: ({ slot }) => rounded(slot.row.moonSeparation, 1),
  },
  {
    name: 'weight',
    type: 'float64',
    description: 'Urgency of the object in the plan',
    value: ({ slot }) => rounded(slot.weight, 3),
  },
  {
    name: 'worth',
    type: 'float64',
    description: 'Weight times signal-to-noise ratio of the slot',
    value: ({ slot }) => rounded(slot.worth, 3),
  },
  {
    name: 'locked',
    type: 'bool',
    description: 'Whether the observer fixed the slot',
    value: ({ slot }) => slot.isLocked,
  },
  {
    name: 'exposure',
    type: 'float64',
    unit: 's',
    ucd: 'time.duration;obs.exposure',
    description: 'Length of one exposure',
    value: ({ exposure }) => exposure?.seconds,
  },
  {
    name: 'exposures',
    type: 'int64',
    ucd: 'meta.number;obs.exposure',
    description: 'Exposures that the slot has time for',
    value: ({ exposure }) => exposure?.count,
  },
  {
    name: 'untrailed',
    type: 'float64',
    unit: 's',
    ucd: 'time.duration',
    description: 'Longest exposure in which the object moves no farther than a star is wide',
    value: ({ exposure }) => rounded(exposure?.untrailed, 1),
  },
  {
    name: 'signal_to_noise',
    type: 'float64',
    ucd: 'stat.snr',
    description: 'Predicted signal-to-noise ratio of all exposures stacked',
    value: ({ exposure }) => rounded(exposure?.signal?.stack, 1),
  },
  {
    name: 'sky_brightness',
    type: 'float64',
    unit: 'mag/arcsec**2',
    ucd: 'phot.mag.sb',
    description: 'Predicted V brightness of the sky',
    value: ({ exposure }) => rounded(exposure?.skyBrightness, 2),
  },
  {
    name: 'in_field',
    type: 'float64',
    ucd: 'stat.probability',
    description: 'Chance that the object is on the chip, 0 to 1',
    value: ({ exposure }) => rounded(exposure?.chance, 3),
  },
];

/** A number with this many decimals; empty for one that is absent or infinite. */
function rounded(value: number | undefined, decimals: number): number | undefined {
  return value === undefined || !Number.isFinite(value) ? undefined : Number(value.toFixed(decimals));
}
