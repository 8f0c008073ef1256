import { beforeAll, test } from 'vitest';
import { ALL_BENCHES, buildBenches, expectRowsOf, OF_ONE_PROCESS } from '../bench/tiny-benches.ts';

/** Benches that start a service or a browser; `npm test` has the others. */
const OF_SEVERAL_PROCESSES = ALL_BENCHES.filter((name) => !OF_ONE_PROCESS.some((one) => one === name));

beforeAll(buildBenches);

test.each(OF_SEVERAL_PROCESSES)(
  'the bench %s runs to its end, and every row of it has a number',
  expectRowsOf,
);
