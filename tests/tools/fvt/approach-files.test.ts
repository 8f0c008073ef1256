import { expect, test } from 'vitest';
import { writeCsv } from '#parts/downloads/text-file.ts';
import { approachTable, eventOf } from '#tools/fvt/panels/save-approaches.ts';
import { approach } from '../../machines/fakes/flybys.ts';

test('a file of approaches has all digits, and nothing where nothing is known', () => {
  const { columns, rows } = approachTable([approach()]);
  const cell = (name: string) => rows[0]?.[columns.findIndex((column) => column.name === name)];
  expect(cell('OBJECT')).toBe('(99942) Apophis');
  expect(cell('DATE_UTC')).toBe('2029-04-13T21:46:00.000Z');
  expect(cell('DISTANCE')).toBe('38012.34');
  expect(cell('DISTANCE_SIGMA')).toBe('');
  expect(cell('DIAMETER')).toBe('');
});

test('a file and a calendar of approaches say what an uncertainty rests on, and what falls', () => {
  const impact = { body: 'earth', datetime: '2029-04-13T21:40:00.000Z' };
  const rated = { origin: 'U', method: 'linear', distanceSigmaKm: 120 } as const;
  const falling = approach({ uncertainty: rated, impact });
  const { columns, rows } = approachTable([falling]);
  const cell = (name: string) => rows[0]?.[columns.findIndex((column) => column.name === name)];
  expect(cell('SIGMA_FROM')).toBe('U');
  expect(cell('IMPACT_UTC')).toBe(impact.datetime);
  expect(eventOf(falling).description).toMatch(
    / 1 sigma: ~ 120 km\. It impacts at 2029-04-13T21:40:00\.000Z\.$/,
  );
  expect(eventOf(approach()).description).toMatch(/ Its uncertainty is not known\.$/);
});

test('a file and a calendar of approaches name the orbit that each follows from, as far as it was stored', () => {
  const provenance = {
    source: 'JPL SBDB, solution 220',
    catalogueDate: '2026-11-19',
    epoch: 61_000,
    forceModel: 'full',
  };
  const [known, stored] = [approach({ provenance }), approach()];
  const [head, first, second] = writeCsv(approachTable([known, stored]), []).split('\r\n');
  expect(head).toMatch(/,ORBIT,EPOCH_TDB \[MJD\],ORBIT_CATALOGUE$/);
  expect(first).toMatch(/,"JPL SBDB, solution 220",61000,2026-11-19$/);
  expect(second).toMatch(/,,,$/);
  expect(eventOf(known).description).toMatch(
    /\nOrbit: JPL SBDB, solution 220, epoch MJD 61000 TDB, catalogue 2026-11-19\.$/,
  );
});
