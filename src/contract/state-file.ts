import * as z from 'zod/mini';
import { parsedJson } from './rest/parsed-json.ts';

const stateFile = z.object({
  /** Version of the file. */
  neoToolkitState: z.int(),
  /** CRC-32 of the state as JSON without blanks, in hexadecimal: editors may indent the file. */
  crc32: z.string(),
  state: z.unknown(),
});

/** A state with its checksum in a file. */
export type StateFile = z.output<typeof stateFile>;

/** The content of a state file; undefined for any other text. Its checksum has not been compared yet. */
export function readStateFile(text: string): StateFile | undefined {
  return stateFile.safeParse(parsedJson(text)).data;
}
