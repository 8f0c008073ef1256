/** A solution of one object with its covariance, for the built-in catalogue. */
export type RecordedSolution = {
  /** Its place among the recorded answers. */
  readonly file: string;
  /** The name by which its kind of file is known. */
  readonly name: string;
  /** ISO date of the solution, to the year where the file prints none. */
  readonly date: string;
};

/**
 * Orbits of well-known objects that the built-in catalogue holds whole: the latest solution of JPL's SBDB by its date, and of Eros, of
 * which no such answer is recorded, that of ESA's NEOCC.
 */
export const RECORDED_SOLUTIONS: readonly RecordedSolution[] = [
  ...(
    [
      ['1', '2021-04-13'],
      ['3', '2025-09-15'],
      ['4', '2021-04-13'],
      ['25143', '2025-05-22'],
      ['99942', '2024-06-25'],
      ['101955', '2021-01-07'],
      ['2024YR4', '2025-06-03'],
      ['67P', '2024-02-01'],
      ['C_2022_E3', '2025-07-31'],
    ] as const
  ).map(([object, date]) => ({
    file: `sbdb/${object}_phys.json`,
    name: `sbdb-orbit-${object}.json`,
    date,
  })),
  { file: 'neocc_adam/433.ke1', name: '433.ke1', date: '2025' },
];
