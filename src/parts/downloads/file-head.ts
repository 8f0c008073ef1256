import { configuration } from '../configuration.ts';
import type { Remarks } from './text-table.ts';

/** Kind of the times in a file. */
export type FileTimes = {
  /** First and last time in UTC, to the day or minute; absent where the file has no row. */
  readonly frame:
    | {
        readonly start: string;
        readonly end: string;
        /** The step between two rows, such as `hour`; left out where they have none. */
        readonly every?: string;
      }
    | undefined;
  /** The clock by which they are written. */
  readonly clock: string;
};

/**
 * The time frame of rows, from the first to the last of their times; undefined where there is none.
 *
 * @param texts times UTC as `2029-04-13 21:46`, in any order.
 */
export function frameOfRows(texts: readonly string[], every?: string): FileTimes['frame'] {
  const sorted = texts.toSorted();
  const [start, end] = [sorted[0], sorted.at(-1)];
  if (start === undefined || end === undefined) return undefined;
  return { start, end, ...(every !== undefined && { every }) };
}

/** The lines that every file with numbers begins with: its time frame and clock, then its contents and their origin, and the program. */
export function fileHead({ frame, clock }: FileTimes, contents: Remarks): Remarks {
  return [
    ...(frame === undefined ? [] : [['Time frame', frameText(frame)] as const]),
    ['Times', clock],
    ...contents,
    ...(contents.some(([label]) => label === SOFTWARE) ? [] : [[SOFTWARE, PROGRAM] as const]),
  ];
}

/** The label of the line about the program. */
export const SOFTWARE = 'Software';

const PROGRAM = `${configuration.title} ${configuration.version}`;

function frameText({ start, end, every }: NonNullable<FileTimes['frame']>): string {
  return `${start} to ${end} UTC${every === undefined ? '' : `, every ${every}`}`;
}
