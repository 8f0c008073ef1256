import { BODY } from '#engine/ephemeris/body.ts';

const BODY_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(BODY).map(([name, index]) => [index, name.toLowerCase()]),
);

/** Name of a body of the ephemeris by its index, as responses have it: `earth`. */
export function bodyName(body: number): string {
  return BODY_NAMES.get(body) ?? `body ${body}`;
}
