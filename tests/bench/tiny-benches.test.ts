import { beforeAll, expect, test } from 'vitest';
import { ALL_BENCHES, buildBenches, expectRowsOf, OF_ONE_PROCESS } from './tiny-benches.ts';

beforeAll(buildBenches);

test.each(OF_ONE_PROCESS)('the bench %s runs to its end, and every row of it has a number', expectRowsOf);

test('each of them is a bench that npm run bench knows', () => {
  expect(ALL_BENCHES.length).toBeGreaterThan(13);
  expect(ALL_BENCHES).toEqual(expect.arrayContaining([...OF_ONE_PROCESS]));
});
