import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mergeSources } from '#catalogue/merge/merge-sources.ts';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { instantOf, passagesBy } from '#engine/approach/passage.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import { decadesOf } from '#server/approaches/decades.ts';
import type { PropagatedStates } from '#server/tasks/approach-tasks.ts';
import type { MovingBody } from '#server/tasks/moving-body.ts';
import { createScanMaker } from '#server/tasks/scan-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { seededRandom } from '../../engine/seeded-random.ts';
import { recordedFolder } from '../shared-folder.ts';

const FILE = 'mpc_nea_extended_2021_epoch2459403.5.json.gz';
const OBJECTS = 500;

/** Fifty years from the epoch of the catalogue on. */
const EPOCH = 2_459_403.5;
const SPAN = { fromDay: EPOCH, toDay: EPOCH + 50 * DAYS_PER_JULIAN_YEAR };

/** Bodies about which approaches are searched, and their greatest distance, au: there are hundreds of such approaches. */
const CENTRES: readonly MainBodyId[] = ['venus', 'earth', 'mars', 'jupiter'];
const FARTHEST = 0.05;

/** Difference of instants by which approaches are distinguished, days. */
const APART = 0.01;

test(
  'of 500 objects integrated over fifty years a search by decades loses no approach',
  { timeout: 900_000 },
  () => {
    const ephemeris = testEphemeris();
    const bodies = randomBodies();
    const integrated = bodies.flatMap((body, index) => {
      const trajectory = propagate(orbitOf(body), ephemeris, { model: 'full', ...SPAN });
      return CENTRES.flatMap((id) =>
        passagesBy(mainBodyOf(id).body, trajectory, ephemeris, SPAN, FARTHEST).map((passage) => ({
          index,
          id,
          day: instantOf(passage),
        })),
      );
    });
    const found = searched(bodies);
    expect(integrated.length).toBeGreaterThan(100);
    const lost = integrated.filter(
      ({ index, id, day }) =>
        !found.some((one) => one.index === index && one.id === id && Math.abs(one.day - day) < APART),
    );
    expect(lost).toEqual([]);
    expect(found).toHaveLength(integrated.length);
  },
);

function randomBodies(): readonly MovingBody[] {
  const bytes = new Uint8Array(gunzipSync(readFileSync(join(recordedFolder('catalogue'), FILE))));
  const catalogue = readCatalogue(mergeSources([{ name: FILE.replace('.gz', ''), bytes }]).bytes);
  const random = seededRandom(50);
  return Array.from({ length: OBJECTS }, () => {
    const { elements, bodyType } = catalogue.body(Math.floor(random() * catalogue.count));
    return { elements, bodyType }; // without the uncertainty, which is not requested
  });
}

function searched(bodies: readonly MovingBody[]) {
  const { scanOf, propagatedOf } = createScanMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  let starts: PropagatedStates | undefined;
  return decadesOf(SPAN, EPOCH).flatMap(({ span, stations }) => {
    const toDay = stations.at(-1);
    if (toDay !== undefined) starts = propagatedOf({ bodies, toDay, ...(starts && { starts }) });
    const scan = { bodies, centres: CENTRES, span, farthestAu: FARTHEST };
    return scanOf({ ...scan, ...(starts && { starts }) }).flatMap(({ index, approaches }) =>
      approaches.map(({ centre, passage }) => ({ index, id: centre, day: instantOf(passage) })),
    );
  });
}
