import type { SmallBody } from '#catalogue/small-body.ts';
import { MAIN_BODY_IDS, type MainBodyId } from '#contract/fvt/main-bodies.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { createApproachMaker } from '#server/tasks/approaches-of.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { createScanMaker } from '#server/tasks/scan-of.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { counted } from './bench-size.ts';
import { nearEarthBodies } from './near-earth-bodies.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const PLANETS = MAIN_BODY_IDS.filter((id) => id !== 'moon');

/** As many as the service looks at in one piece: the first results come with it. */
const PIECE = 64;

/** Ten years from the epoch of the catalogue on. */
const DECADE = { fromDay: 2_459_403.5, toDay: 2_459_403.5 + 10 * DAYS_PER_JULIAN_YEAR };
const LIFETIME = {
  fromDay: julianDateFromIso('1950-01-01'),
  toDay: julianDateFromIso(`${counted(2120, 1952)}-01-01`),
};

/** Of Apophis. */
const FLYBY = {
  centre: 'earth',
  span: { fromDay: julianDateFromIso('2029-04-08'), toDay: julianDateFromIso('2029-04-19') },
  aroundDay: julianDateFromIso('2029-04-13T21:46'),
} as const;

/** The remark about tasks that peers could do, too. */
const NO_PEER = 'no peer beside it: REBOUND and kete need Python, which this benchmark does without';

const COVERED = { ephemeris: testEphemeris(), cover: () => undefined };

/** Close approaches of the whole near-Earth population, and flybys, in CPU time. */
export function bench(): BenchRow[] {
  const bodies = nearEarthBodies();
  const apophis = bodies?.find(({ name }) => name === 'Apophis');
  if (bodies === undefined || apophis === undefined) return [];
  return [
    search(bodies.slice(0, PIECE), PLANETS, 'all planets', 1),
    search(bodies, ['earth'], 'the Earth', 15),
    search(bodies, PLANETS, 'all planets', 60),
    lifetimeOf(apophis),
    flybyOf(apophis, 'Flyby of an object whose orbit is known well', 0.3),
    flybyOf({ ...apophis, uncertainty: 6 }, 'Flyby with 1 000 clones', 3),
  ];
}

/** @param limit seconds on two cores; of a single piece, which has one core, seconds. */
function search(
  bodies: readonly SmallBody[],
  centres: readonly MainBodyId[],
  where: string,
  limit: number,
): BenchRow {
  const { scanOf } = createScanMaker(COVERED);
  let found = 0;
  const seconds = cpuSeconds(1, () => {
    for (let first = 0; first < bodies.length; first += PIECE) {
      const piece = bodies.slice(first, first + PIECE);
      for (const { approaches } of scanOf({ bodies: piece, centres, span: DECADE }))
        found += approaches.length;
    }
  });
  const most = bodies.length > PIECE ? 2 * limit : limit;
  return atMost(
    `Close approaches of ${bodies.length} objects to ${where} in ten years, one core`,
    seconds,
    's',
    most,
    `${found} approaches; ${NO_PEER}`,
  );
}

function lifetimeOf(body: SmallBody): BenchRow {
  const { approachesOf } = createApproachMaker(COVERED);
  let found = 0;
  const seconds = cpuSeconds(counted(2, 1), () => {
    found = approachesOf({ body, centres: PLANETS, span: LIFETIME }).length;
  });
  return atMost(
    'Close approaches of Apophis to all planets in 170 years',
    seconds,
    's',
    1.5,
    `${found} approaches; ${NO_PEER}`,
  );
}

function flybyOf(body: SmallBody, what: string, limit: number): BenchRow {
  const maker = createFlybyMaker(COVERED);
  let note = '';
  const seconds = cpuSeconds(counted(2, 1), () => {
    const { uncertainty } = maker.flybyOf({ body, ...FLYBY });
    note = `uncertainty: ${uncertainty.method}, clones: ${uncertainty.clones ?? 0}`;
  });
  return atMost(what, seconds, 's', limit, note);
}
