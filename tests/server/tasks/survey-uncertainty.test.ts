import { expect, test } from 'vitest';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { EPHEMERIS_INDEX } from '#engine/observe/columns.ts';
import { tableValue } from '#engine/observe/table.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { emptyNodes } from '#engine/survey/orbit-nodes.ts';
import type { Extremes } from '#engine/survey/quantities.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { createNodeMaker } from '#server/tasks/nodes-of.ts';
import { createSurveyMaker } from '#server/tasks/survey-of.ts';
import { emptySurveyBodies, storeBody } from '#server/tasks/survey-bodies.ts';
import { bytesOf } from '../../catalogue/bytes.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { BU_BEFORE_FLYBY } from '../../engine/uncertainty/bu-2023.ts';
import { fakeBody } from '../fakes/fake-catalogue.ts';

const COVERED = { ephemeris: testEphemeris(), cover: () => undefined };
const GEOCENTRE = { kind: 'geocentre' } as const;

/** 2023 BU, which passed the Earth at 9 900 km on 2023-01-27, on the orbit of the days before. */
const [ROW] = parseNeoccOrbit(bytesOf(BU_BEFORE_FLYBY)).rows;
const { covariance = missing(), elements = missing() } = ROW;

test.each<[string, string, Partial<SmallBody>]>([
  ['by U before the flyby', '2023-01-25', knownBy(3)],
  ['by U through the flyby', '2023-01-28', knownBy(3)],
  ['by U months after the flyby', '2023-06-01', knownBy(3)],
  ['by U in a longer arc, years before', '2019-06-01', knownBy(3)],
  ['by the covariance before the flyby', '2023-01-25', { covariance }],
  ['by the covariance months after the flyby', '2023-06-01', { covariance, uncertainty: 3 }],
])('the filter has the uncertainty of the ephemerides %s', (_what, day, known) => {
  const body = fakeBody({ elements, ...known });
  const { min, max } = surveyed(body, day).skyUncertainty ?? missing();
  const { least, greatest } = ephemerides(body, day);
  expect(min / least).toBeCloseTo(1, 1);
  expect(max / greatest).toBeCloseTo(1, 1);
});

test.each<[string, Partial<SmallBody>]>([
  ['neither a covariance nor U is known', {}],
  ['the date of a short arc is unknown', { uncertainty: 5, arcDays: 12 }],
])('there is no uncertainty where %s', (_what, known) => {
  expect(surveyed(fakeBody({ elements, ...known }), '2023-06-01')).not.toHaveProperty('skyUncertainty');
});

function knownBy(uncertainty: number): Partial<SmallBody> {
  return { uncertainty, lastObservation: '2023-01-23', arcDays: 60 };
}

/** What the filter finds in three days. */
function surveyed(body: SmallBody, day: string): Extremes {
  const startUtc = julianDateFromIso(day);
  const bodies = emptySurveyBodies(1);
  storeBody(bodies, 0, body);
  const nodes = emptyNodes(gridCovering(startUtc - 1, startUtc + 4), 1);
  createNodeMaker(COVERED).nodesOf({ bodies, nodes, range: { from: 0, to: 1 } });
  const window = { site: GEOCENTRE, startUtc, endUtc: startUtc + 3 };
  const cachedOrbits = new Map(body.covariance === undefined ? [] : [[0, body]]);
  const task = { bodies, nodes, window, objects: Int32Array.of(0), cachedOrbits };
  return createSurveyMaker(COVERED).extremesOf(task)[0].extremes;
}

/** Least and greatest ERR_A of the ephemerides in the same days. */
function ephemerides(body: SmallBody, day: string): { least: number; greatest: number } {
  const epochs = Float64Array.from({ length: 145 }, (_, k) => julianDateFromIso(day) + k / 48);
  const table = createEphemerisMaker(COVERED).ephemerisOf({ body, site: GEOCENTRE, epochs });
  const axes = Array.from(epochs, (_, row) => tableValue(table, row, EPHEMERIS_INDEX.ERR_A) ?? missing());
  return { least: Math.min(...axes), greatest: Math.max(...axes) };
}

function missing(): never {
  throw new Error('missing');
}
