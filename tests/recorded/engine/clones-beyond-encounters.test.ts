import { expect, test } from 'vitest';
import { julianDateFromIso } from '#engine/time/iso.ts';
import type { SkyEllipse } from '#engine/uncertainty/sky-ellipse.ts';
import { areAlike } from './are-alike.ts';
import { CLONES, type Compared, comparedOn, type Stretch } from './compared-clones.ts';
import { inSigmas, type Point, shift } from './points-on-sky.ts';
import { normals } from './random-numbers.ts';
import { sharesInRegions } from './shares-in-regions.ts';

const DAYS = 90;
/** Days between comparisons of two clouds, which take long. */
const COMPARED_EVERY = 10;
/** Milliseconds; most of it is clones on their way to 2051. */
const TIMEOUT = 2000 * CLONES;

const YR4 = 'sbdb/2024YR4_phys.json';
/** A day after it passes the Earth in December 2032. */
const AFTER_EARTH = '2032-12-24';
/** Hours after it passes the Moon two days before. */
const HOURS_AFTER_MOON: Stretch = { first: julianDateFromIso('2032-12-22T17:00'), step: 1 / 24, count: 12 };

/** Recorded covariances, and the day after each recorded encounter, or a day one year or more from the epoch. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['2024 YR4 after 2028', YR4, '2028-12-18'],
  ['2024 YR4 after 2032', YR4, '2032-12-23'],
  ['2024 YR4 after 2036', YR4, '2036-05-01'],
  ['Apophis by ESA', 'neocc_adam/99942.ke1', '2029-04-14'],
  ['Apophis by ESA after 2044', 'neocc_adam/99942.ke1', '2044-08-24'],
  ['Apophis by ESA after 2051', 'neocc_adam/99942.ke1', '2051-04-20'],
  ['Apophis by JPL', 'sbdb/99942_phys.json', '2029-04-14'],
  ['2023 BU', 'neocc_adam/2023BU.ke0', '2023-01-27'],
  ['2024 BX1, which hits the Earth', 'neocc_adam/2024BX1.ke0', '2024-01-20T12:00'],
  ['Bennu', 'neocc_adam/101955.ke1', '2037-02-12'],
  ['Eros', 'neocc_adam/433.ke1', '2031-01-25'],
  ['2009 BD', 'neocc/2009BD.eq1', '2023-06-01'],
  ['2022 AP7', 'neocc_adam/2022AP7.ke1', '2027-05-01'],
  ['2001 VB, whose place is not known', 'neocc_adam/2001VB.ke1', '2027-05-01'],
  ['Itokawa', 'sbdb/25143_phys.json', '2027-05-01'],
  ['2022 OB5', 'sbdb/2022OB5_phys.json', '2029-01-27'],
  ['2015 AB', 'sbdb/2015AB_phys.json', '2027-05-01'],
  ['67P after it passed the Earth', 'sbdb/67P_phys.json', '2021-11-13'],
  ['67P after it passed Jupiter', 'sbdb/67P_phys.json', '2030-01-30'],
  ['C/2022 E3 after it passed the Earth', 'sbdb/C_2022_E3_phys.json', '2023-02-02'],
];

/** Parts of a normal distribution of two dimensions within one standard deviation, and within the 95 % that are often drawn. */
const IN_ONE = 1 - Math.exp(-1 / 2);
const MOST = 0.95;
/** By how much the part within an ellipse of clones may differ besides: their region is bent by less than what is marked as curved. */
const BENT = 0.06;

test.each(CASES)(
  'on each of 90 days what is said of %s holds as many clones as it should: the ellipse, the cloud of a curved region, or that nothing is known',
  (_what, file, date) => {
    const faults = daysAfter(file, date).flatMap((day) => {
      const fault = faultOf(day);
      return fault === undefined ? [] : [`day ${day.after}: ${fault}`];
    });
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);

/** What is wrong with what is said at an instant, if anything is. */
function faultOf({ estimate, line, clones }: Compared): string | undefined {
  if (estimate.basis === 'none') {
    const isUnknown = line === undefined || clones.length / CLONES < 0.5 + margin(0.5);
    return isUnknown ? undefined : `nothing is known, but ${clones.length} clones fly`;
  }
  if (line === undefined) return `by ${estimate.basis}, but the object has ended`;
  const { ellipse, cloud, basis } = estimate;
  const points = clones.map((clone) => inSigmas(ellipse, shift(line, clone)));
  if (cloud !== undefined) {
    const own = inSigmasOf(ellipse, cloud);
    const parts = [IN_ONE, MOST];
    return sharesInRegions(own, parts, points)
      .map((share, k) => ({ part: parts[k], share }))
      .filter(
        ({ part, share }) => Math.abs(share - part) > Math.hypot(margin(part), margin(part, own.length)),
      )
      .map(({ part, share }) => `${share} in the region of ${part} of the cloud`)
      .at(0);
  }
  const within = (most: number) => points.filter((one) => Math.hypot(...one) <= most).length / points.length;
  const [one, three] = [within(1), within(3)];
  const allowed = Math.hypot(margin(IN_ONE), basis === 'clones' ? BENT : 0);
  const isWrong = Math.abs(one - IN_ONE) > allowed || three < MOST;
  return isWrong ? `by ${basis}: ${one} within 1 σ, ${three} within 3 σ` : undefined;
}

/** Three standard deviations of a part in this many clones. */
function margin(part: number, count = CLONES): number {
  return 3 * Math.sqrt((part * (1 - part)) / count);
}

test('on the days after 2024 YR4 passes the Earth in December 2032 the region is curved, its cloud lies as other clones do, and a normal distribution by the ellipse does not', () => {
  const ofCloud: boolean[] = [];
  const ofEllipse: boolean[] = [];
  const normal = normals(31);
  const drawnByEllipse = Array.from({ length: CLONES }, (): Point => [normal(), normal()]);
  for (const { after, estimate, line, clones } of daysAfter(YR4, AFTER_EARTH)) {
    if (estimate.basis === 'none' || estimate.cloud === undefined || line === undefined)
      throw new Error(`no cloud on day ${after}`);
    if (after % COMPARED_EVERY !== 0) continue;
    const { ellipse, cloud } = estimate;
    const others = clones.map((clone) => inSigmas(ellipse, shift(line, clone)));
    ofCloud.push(areAlike(inSigmasOf(ellipse, cloud), others));
    ofEllipse.push(areAlike(drawnByEllipse, others));
  }
  expect(ofCloud).toEqual(Array(DAYS / COMPARED_EVERY).fill(true));
  expect(ofEllipse).toEqual(Array(DAYS / COMPARED_EVERY).fill(false));
});

test('in the hours after 2024 YR4 passes the Moon in December 2032 its ellipses are as wide as clones lie', () => {
  for (const { estimate, line, clones } of compared(YR4, HOURS_AFTER_MOON)) {
    if (estimate.basis === 'none' || line === undefined) throw new Error('no estimate');
    const across = clones.map((clone) => inSigmas(estimate.ellipse, shift(line, clone))[1]);
    const width = Math.sqrt(across.reduce((sum, one) => sum + one * one, 0) / across.length);
    expect(width).toBeGreaterThan(0.7);
    expect(width).toBeLessThan(1.4);
  }
});

function daysAfter(file: string, date: string): readonly Compared[] {
  return compared(file, stretchAfter(date));
}

function stretchAfter(date: string): Stretch {
  return { first: julianDateFromIso(date), step: 1, count: DAYS };
}

/** Finds what is compared on a stretch; that of all stretches of a file is made at the first request. */
function compared(file: string, { first, step }: Stretch): readonly Compared[] {
  const stretches = [
    ...CASES.filter(([, of]) => of === file).map(([, , date]) => stretchAfter(date)),
    ...(file === YR4 ? [stretchAfter(AFTER_EARTH), HOURS_AFTER_MOON] : []),
  ];
  const found = foundOf.get(file) ?? comparedOn(file, stretches);
  foundOf.set(file, found);
  return found[stretches.findIndex((one) => one.first === first && one.step === step)];
}

const foundOf = new Map<string, ReturnType<typeof comparedOn>>();

/** The points of a cloud, in pairs of numbers, along and across an ellipse. */
function inSigmasOf(ellipse: SkyEllipse, cloud: Float64Array): readonly Point[] {
  return Array.from({ length: cloud.length / 2 }, (_, clone) =>
    inSigmas(ellipse, [cloud[2 * clone], cloud[2 * clone + 1]]),
  );
}
