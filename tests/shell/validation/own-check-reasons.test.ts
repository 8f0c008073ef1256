import { expect, test } from 'vitest';
import { readHorizonsTable } from '#catalogue/parse/horizons-table.ts';
import { reasonsOf } from '#shell/validation/own-check/reasons.ts';
import { BORRELLY, CERES } from '../../catalogue/parse/horizons-texts.ts';
import { NO_PROVENANCE } from './no-provenance.ts';

test('a table of the solution that the catalogue has is said to be of the same one', () => {
  expect(reasons(CERES, 'JPL SBDB orbit, 48')[0]).toBe('Both have JPL’s solution 48 of the orbit.');
});

test.each([
  [
    'JPL SBDB comets (KStars), JPL K223/8',
    'The table has JPL’s solution K157/5 of the orbit, and ours is its solution K223/8.',
  ],
  ['MPC CometEls', 'The table has the orbit solution JPL#K157/5, and ours is that of MPC CometEls.'],
])('a table of another solution than that of %s has both named', (source, sentence) => {
  expect(reasons(BORRELLY, source)[0]).toBe(sentence);
});

const SAME_EPOCH = 2_458_849.5;

test.each([
  ['one solution', 'JPL SBDB orbit, 48', SAME_EPOCH + 200, 'apart: one solution, propagated between them.'],
  ['another solution', 'JPL SBDB orbit, 47', SAME_EPOCH + 200, 'apart; different solutions diverge more'],
  ['another solution', 'JPL SBDB orbit, 47', SAME_EPOCH, 'The elements of both have the same epoch.'],
])('the epochs of elements of %s, by %s, do not contradict their names', (_, source, epochTdb, words) => {
  const epochs = reasons(CERES, source, epochTdb)[1];
  expect(epochs).toContain(words);
  expect(epochs).not.toMatch(/probably|one orbit solution/);
});

function reasons(text: string, source: string, epochTdb?: number): readonly string[] {
  return reasonsOf({
    table: readHorizonsTable(text),
    ...(epochTdb !== undefined && { epochTdb }),
    rows: [],
    object: {
      name: '',
      designator: '',
      database: 'JPL',
      data: [],
      provenance: { source, catalogueDate: '', epoch: 0 },
    },
    provenance: NO_PROVENANCE,
  });
}
