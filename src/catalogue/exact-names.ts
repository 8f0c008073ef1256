import type { BodyNames, Catalogue } from './catalogue.ts';
import { bareName } from './normalise.ts';
import { labelOf } from './small-body.ts';
import { otherSpellings } from './spellings.ts';

/** Names of all bodies, to be found exactly but for blanks and brackets, and designations however they are written. */
export type ExactNames = {
  /** The row of a name; the rows of a name that several comets share; nothing where no body has it. */
  find(name: string): number | readonly number[] | undefined;
};

/**
 * Makes the index of a catalogue's names.
 *
 * A number, a designation or a full label means one body and beats a bare name; an asteroid's name beats those of comets.
 */
export function createExactNames(catalogue: Catalogue): ExactNames {
  const { certain, shared } = collectNames(catalogue);
  for (const [name, rows] of shared) {
    const asteroids = rows.filter((row) => catalogue.bodyType(row) === 'Asteroid');
    if (rows.length > 1 && asteroids.length === 1) shared.set(name, asteroids);
  }
  return {
    find(name) {
      for (const spelling of [name, ...otherSpellings(name)]) {
        const found = findBare(bareName(spelling));
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };

  function findBare(bare: string): number | readonly number[] | undefined {
    const rows = shared.get(bare);
    return certain.get(bare) ?? (rows?.length === 1 ? rows[0] : rows);
  }
}

/** All names by which a body is found, without blanks and brackets. */
export function bareNamesOf(names: BodyNames): readonly string[] {
  const keys = nameLine(names).split('\t').map(bareName);
  return [...new Set(keys)].filter((key) => key !== '');
}

type Names = { certain: Map<string, number>; shared: Map<string, number[]> };

function collectNames(catalogue: Catalogue): Names {
  const certain = new Map<string, number>();
  const shared = new Map<string, number[]>();
  // Blanks are removed from all names at once, which is much faster; the first cell of each line is the name alone.
  const lines = Array.from({ length: catalogue.count }, (_, index) => nameLine(catalogue.names(index))).join(
    '\n',
  );
  const bareLines = lines.replaceAll(/[ ()[\]]/g, '').split('\n');
  for (const [index, line] of bareLines.slice(0, catalogue.count).entries()) {
    const [name = '', ...keys] = line.split('\t');
    for (const key of keys) if (!certain.has(key)) certain.set(key, index);
    if (name === '') continue;
    const rows = shared.get(name);
    if (rows === undefined) shared.set(name, [index]);
    else rows.push(index);
  }
  return { certain, shared };
}

/** The name alone, then every name that means this body and no other. */
function nameLine(names: BodyNames): string {
  const { number, name = '', designation, otherDesignations } = names;
  const keys = [name, designation, ...otherDesignations];
  const label = labelOf(names);
  if (label !== designation) keys.push(label);
  if (number !== undefined) keys.push(number, `${number}${designation}`, `${number}${name}`);
  if (number !== undefined && name !== '') keys.push(`${number}${name}${designation}`);
  return keys.join('\t');
}
