import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { EPHEMERIS_INDEX } from '#engine/observe/columns.ts';
import { tableValue } from '#engine/observe/table.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../../server/fakes/fake-catalogue.ts';
import { recordedFolder } from '../shared-folder.ts';

/** Every second month of four years from February 2023. */
const EPOCHS = Float64Array.from({ length: 24 }, (_, k) => 2_460_000.5 + 61 * k);

/** Orbits to which the NEOCC gives U_PAR 0.0; their arcs as in JPL's SBDB. */
test.each([
  ['Bennu, known by radar and a spacecraft', '101955', '2020-10-03', 7693],
  ['Apophis, known by radar', '99942', '2022-04-09', 6599],
  ['Eros, known since 1893', '433', '2025-06-01', 48_000],
])('%s is not less uncertain by U = 0 than by its covariance', (_, file, lastObservation, arcDays) => {
  const path = join(recordedFolder('reference'), 'raw', 'neocc_adam', `${file}.ke1`);
  const [{ elements, nonGravitational, covariance }] = parseNeoccOrbit(readFileSync(path)).rows;
  if (elements === undefined || covariance === undefined) throw new Error('no covariance');
  const orbit: Partial<SmallBody> =
    nonGravitational === undefined ? { elements } : { elements, nonGravitational };
  const [known, rated] = [{ covariance }, { uncertainty: 0, lastObservation, arcDays }].map((of) =>
    axesOf(fakeBody({ ...orbit, ...of })),
  );
  rated.forEach((axis, k) => expect(axis).toBeGreaterThan(known[k]));
});

function axesOf(body: SmallBody): readonly number[] {
  const { ephemerisOf } = createEphemerisMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const table = ephemerisOf({ body, site: { kind: 'geocentre' }, epochs: EPOCHS });
  return Array.from(EPOCHS, (_, row) => tableValue(table, row, EPHEMERIS_INDEX.ERR_A) ?? 0);
}
