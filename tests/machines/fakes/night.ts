import type { CalculationResult, ObjectTable } from '#contract/opt/calculation.ts';

/** Noon before the night, Julian date UTC. */
export const NOON = 2_461_376;

const STEP = 10 / 1440;
const FIELDS = [
  'JD_UTC',
  'AST_ALT',
  'AST_AZ',
  'AST_HA',
  'MAG',
  'SKY_MOV',
  'AIRM',
  'MOOEL',
  'DAYS_UNOBSERVED',
];

/** What a test says of an object: when it is highest, hours after noon, and how it looks. */
type FakeObject = {
  readonly designator: string;
  readonly transit: number;
  readonly highest?: number;
  readonly magnitude?: number;
  readonly rate?: number;
  readonly moonSeparation?: number;
};

/** A night every ten minutes: the Sun below -18° from 6 to 18 hours after noon, and the Moon up in its second half. */
export function nightResult(objects: readonly FakeObject[]): CalculationResult {
  const moments = Array.from({ length: 145 }, (_, index) => NOON + index * STEP);
  return {
    object: {
      fields: FIELDS,
      units: FIELDS.map(() => ''),
      data: objects.map((object) => tableOf(object, moments)),
    },
    sunmoon: {
      fields: ['JD_UTC', 'SUN_ALT', 'MOON_ALT', 'MOON_PHASE'],
      units: ['d', 'deg', 'deg', '%'],
      data: moments.map((moment) => {
        const hours = (moment - NOON) * 24;
        return [moment, 10 * Math.abs(hours - 12) - 78, 5 * (hours - 12), 31];
      }),
    },
    processed: objects.length,
    selected: objects.length,
    provenance: {
      forceModel: 'full',
      ephemeris: 'test',
      catalogueDate: '2026-01-01',
      observer: 'G96',
      software: 'test',
      calculatedAt: '2026-12-01T00:00:00Z',
    },
  };
}

function tableOf(object: FakeObject, moments: readonly number[]): ObjectTable {
  const { designator, transit, highest = 70, magnitude = 18, rate = 1, moonSeparation = 90 } = object;
  return {
    name: designator,
    designator,
    database: 'JPL',
    data: moments.map((moment) => {
      const hourAngle = ((moment - NOON) * 24 - transit) * 15;
      const altitude = highest - Math.abs(hourAngle);
      const airmass = altitude > 0 ? 1 / Math.sin((altitude * Math.PI) / 180) : null;
      const azimuth = 180 + Math.max(-180, Math.min(179, hourAngle));
      return [moment, altitude, azimuth, hourAngle, magnitude, rate, airmass, moonSeparation, 10];
    }),
  };
}
