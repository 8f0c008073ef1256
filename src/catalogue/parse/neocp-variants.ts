import { defined } from '../defined.ts';
import type { CandidateOrbit, CandidateOrbits } from '../neocp-candidate.ts';
import { BadFileError } from '../source.ts';
import { mpcOrbitColumns } from './mpc-orbit-columns.ts';
import { collectRows } from './rows.ts';
import { decodeText, linesOf } from './text.ts';

/** Name of the orbit at the end of its line: the nominal one, or a variant by its number. */
const ORBIT_NAME = /NEOCP(?:(Nomin)|V\d+)\s*$/;

/**
 * Orbits of a candidate of the NEO Confirmation Page, as its page of orbits lists them (`showobsorbs.cgi?Obj=…&orb=y`): the
 * nominal orbit and variants that fit the observations as well, in the columns of MPCORB, with whatever markup about them.
 *
 * @returns the orbits of one candidate, those of other names left out.
 * @throws {BadFileError} when there is no nominal orbit of it.
 * Source: minorplanetcenter.net/iau/info/MPOrbitFormat.html.
 */
export function parseNeocpVariants(bytes: Uint8Array, designation: string): CandidateOrbits {
  const lines = linesOf(decodeText(bytes)).filter(
    (line) => ORBIT_NAME.test(line) && line.slice(0, 7).trim() === designation,
  );
  const nominal = lines.find(isNominal);
  if (nominal === undefined) throw new BadFileError(`no nominal orbit of ${designation}`);
  const { rows } = collectRows<string, CandidateOrbit & { readonly line: string }>(lines, {
    nameOf: (line) => ORBIT_NAME.exec(line)?.[0] ?? '',
    read: (line) => ({ ...defined(mpcOrbitColumns(line)), line }),
    keyOf: ({ line }) => line,
  });
  const orbits = rows.map(({ line, ...orbit }) => ({ orbit, isNominal: isNominal(line) }));
  const middle = orbits.find((one) => one.isNominal);
  if (middle === undefined) throw new BadFileError(`the nominal orbit of ${designation} cannot be read`);
  return {
    nominal: middle.orbit,
    variants: orbits.filter((one) => !one.isNominal).map(({ orbit }) => orbit),
  };
}

function isNominal(line: string): boolean {
  return ORBIT_NAME.exec(line)?.[1] !== undefined;
}
