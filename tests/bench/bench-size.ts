import { sharedFolder } from '../recorded/shared-folder.ts';

/** Whether the benches only have to run to their end, as a test of them does, and what they measure means nothing. */
export const IS_TINY = process.env['BENCH_SIZE'] === 'tiny';

/** As many as are measured, or a few where the benches are tiny. */
export function counted(whole: number, few: number): number {
  return IS_TINY ? few : whole;
}

/**
 * Folder of the downloaded catalogue files, empty for the built-in catalogue, by which tiny benches run; undefined where there is
 * none to measure with.
 */
export function catalogueDir(): string | undefined {
  return IS_TINY ? '' : sharedFolder('catalogue');
}
