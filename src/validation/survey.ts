import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { followObject } from '#engine/survey/follow-object.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { createNodeTrack } from '#engine/survey/node-track.ts';
import { createObjectSamples, type ObjectSamples } from '#engine/survey/object-samples.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import { skyOf } from '#engine/survey/survey-sky.ts';
import { TO_UNIT } from '#engine/survey/thresholds.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { ErrorComparison } from './comparison.ts';
import { SOURCES } from './sources.ts';
import { once } from './once.ts';
import { ErrorLog, reader, wrapDegrees } from './observer/rows.ts';
import type { References } from './references.ts';
import { rowValue } from './row-value.ts';
import { namedObject } from './named-object.ts';

/** Parallax constants of X05, MPC list of 2026. */
const X05 = siteFromParallaxConstants(289.25058, 0.864981, -0.500958);

/** Horizons' days per case, few enough that the survey model has a short way from the recorded state. */
const DAYS_AROUND = 60;

/** 1I is pushed 3.5 arcsec aside by outgassing, which the survey model leaves out. */
const ACCELERATED = '1I_Oumuamua';

type Case = {
  readonly object: string;
  readonly H: number;
  readonly G: number;
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<string, readonly (readonly (number | string | null)[])[]>>;
};
type States = { readonly rows: readonly (readonly number[])[] };

const ROWS = { recorded: 765, cited: 10 };

const survey = once(measureSurvey);

/** What the search through all objects sees of recorded asteroids by its survey model. */
export const surveyComparisons: readonly ErrorComparison[] = [
  ofSurvey('place', {
    quantity: 'Survey: place',
    unit: 'arcsec',
    limit: 0.05,
    shownIn: 'scd',
    note: 'the survey model has no non-gravitational terms; 1I/ʻOumuamua is left out',
  }),
  ofSurvey('elevation', { quantity: 'Survey: altitude', unit: 'deg', limit: 0.01, shownIn: 'scd' }),
  ofSurvey('elongation from the Sun', {
    quantity: 'Survey: elongation from the Sun',
    unit: 'deg',
    limit: 0.02,
    shownIn: 'sovt',
  }),
  ofSurvey('elongation from the Moon', {
    quantity: 'Survey: elongation from the Moon',
    unit: 'deg',
    limit: 0.06,
    shownIn: 'scd',
    note: 'printed to 0.1 deg',
  }),
  ofSurvey('magnitude', {
    quantity: 'Survey: V magnitude (H-G)',
    unit: 'mag',
    limit: 0.005,
    shownIn: 'scd',
  }),
];

function ofSurvey(
  found: string,
  comparison: Pick<ErrorComparison, 'quantity' | 'unit' | 'limit' | 'shownIn' | 'note'>,
): ErrorComparison {
  return {
    kind: 'errors',
    id: `survey-${found.toLowerCase().replaceAll(' ', '-')}`,
    topic: 'Survey of all objects',
    authority: 'Horizons, 17 asteroids from X05',
    sources: [SOURCES.smallBodies, SOURCES.states],
    rows: ROWS,
    ...comparison,
    measure: (references, ephemeris) => survey(references, ephemeris).cases(found),
  };
}

/** What the survey sees of recorded asteroids from X05, against Horizons: arcsec, deg and mag by the name of the quantity. */
function measureSurvey(references: References, ephemeris: Ephemeris): ErrorLog {
  const log = new ErrorLog();
  const names = references.namesIn('cases/smallbody_observer').filter((name) => !name.includes(ACCELERATED));
  for (const name of names) {
    const states = `cases/propagation/${name.replace('.json', '_states.json')}`;
    const recorded = references.caseAt<Case>(`cases/smallbody_observer/${name}`);
    addCase(log, ephemeris, recorded, references.caseAt<States>(states));
  }
  return log;
}

function addCase(log: ErrorLog, ephemeris: Ephemeris, recorded: Case, states: States): void {
  const read = reader(recorded.columns);
  const state = states.rows[states.rows.length >> 1];
  const rows = (recorded.observer_rows['X05'] ?? []).filter(
    (row) => Math.abs(read(row, 'jd_utc') - state[0]) < DAYS_AROUND,
  );
  if (rows.length === 0) return;
  const samples = samplesAt(
    ephemeris,
    orbitOf(state),
    rows.map((row) => read(row, 'jd_utc')),
    recorded,
  );
  rows.forEach((row, k) => {
    const logged = {
      ...namedObject(recorded.object),
      site: 'X05',
      day: read(row, 'jd_utc'),
    };
    const line = samples.line.subarray(3 * k, 3 * k + 3);
    const right = longitudeOf(line[0], line[1]) / DEGREE;
    const up = latitudeOf(line[0], line[1], line[2]) / DEGREE;
    const east = wrapDegrees(right - read(row, 'ra_deg')) * Math.cos(up * DEGREE);
    const off = Math.hypot(east, up - read(row, 'dec_deg'));
    log.add(
      'place',
      logged,
      (off * DEGREE) / ARCSECOND,
      rowValue('RA', 'deg', read(row, 'ra_deg'), right),
      rowValue('Dec', 'deg', read(row, 'dec_deg'), up),
    );
    const compare = (quantity: string, name: string, unit: string, column: string, computed: number) =>
      log.add(
        quantity,
        logged,
        computed - read(row, column),
        rowValue(name, unit, read(row, column), computed),
      );
    compare('elevation', 'Altitude', 'deg', 'el_deg', TO_UNIT.elevation(samples.sinElevation[k]));
    const [fromSun, fromMoon] = [
      TO_UNIT.sunElongation(samples.cosSun[k]),
      TO_UNIT.moonElongation(samples.cosMoon[k]),
    ];
    compare('elongation from the Sun', 'Elongation', 'deg', 'elong_deg', fromSun);
    compare('elongation from the Moon', 'Elongation from the Moon', 'deg', 'lunar_elong_deg', fromMoon);
    const isRounded = read(row, 'phase_deg') > 120;
    if (!isRounded) compare('magnitude', 'V', 'mag', 'V', samples.magnitude[k]);
  });
}

function samplesAt(
  ephemeris: Ephemeris,
  orbit: Orbit,
  epochsUtc: readonly number[],
  { H, G }: Case,
): ObjectSamples {
  const sky = skyOf(X05, ephemeris, epochsUtc, false);
  const nodes = emptyNodes(gridCovering(Math.min(...epochsUtc) - 1, Math.max(...epochsUtc) + 1), 1);
  createNodeBuilder(ephemeris, nodes.grid)(orbit, nodes, 0);
  const track = createNodeTrack(nodes);
  track.aim(0);
  const samples = createObjectSamples(sky.count);
  const course = { track, origin: nodes.grid.firstDay, stretches: sky.stretches };
  followObject(course, { law: 'H-G', h: H, g: G }, sky, samples);
  return samples;
}

/** Orbit of a recorded row: Julian date TDB and heliocentric ecliptic state, au and au/d. */
function orbitOf([day, ...numbers]: readonly number[]): Orbit {
  const position = eclipticToIcrf([numbers[0], numbers[1], numbers[2]]);
  const velocity = eclipticToIcrf([numbers[3], numbers[4], numbers[5]]);
  return { epoch: { scale: 'TDB', day, offset: 0 }, position, velocity };
}
