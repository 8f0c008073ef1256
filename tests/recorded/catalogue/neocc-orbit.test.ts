import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseNeoccOrbit } from '#catalogue/parse/neocc-orbit.ts';
import { sigmaOfSemiMajorAxis } from '../../catalogue/parse/semi-major-axis.ts';
import { recordedFolder } from '../shared-folder.ts';

const folders = ['neocc', 'neocc_adam'].map((name) => join(recordedFolder('reference'), 'raw', name));
const paths = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:ke|eq)[01]$/.test(name))
    .map((name) => join(folder, name)),
);

test('there are eighteen recorded orbit files of the NEOCC', () => {
  expect(paths).toHaveLength(18);
});

test.each(paths)('%s has the uncertainty of its semi-major axis in its state covariance', (path) => {
  const bytes = readFileSync(path);
  const sigma = Number(/! RMS\s+(\S+)/.exec(bytes.toString('latin1'))?.[1]);
  const [row] = parseNeoccOrbit(bytes).rows;
  expect(sigmaOfSemiMajorAxis(row) / sigma).toBeCloseTo(1, 3);
});

test('recorded orbit files of the NEOCC give 2009 BD radiation pressure and Yarkovsky drag of the published size', () => {
  const [row] = parseNeoccOrbit(readFileSync(join(folders[0], '2009BD.eq1'))).rows;
  expect(row.nonGravitational?.a2).toBeCloseTo(-5.4775e-12, 15);
  expect(row.nonGravitational?.a1).toBeGreaterThan(4e-11); // 5.7e-11 au/d² in Horizons, area to mass 3e-4 m²/kg
  expect(row.nonGravitational?.a1).toBeLessThan(1e-10);
});
