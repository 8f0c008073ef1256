import type { BodyRow } from '#catalogue/parse/body-row.ts';
import { jdOf } from '#engine/time/epoch.ts';
import { readPasted } from '#catalogue/parse/pasted-orbits.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { objectOfOrbit } from '#machines/editor/object-of-orbit.ts';
import type { PastedOrbit } from '#machines/objects/object-list.ts';
import { type LineFault, lineOf } from './line-fault.ts';

/** The result of reading a pasted text. */
export type ReadOrbits = {
  /** The text, with names in the place of orbits and observations where it has any. */
  readonly text: string;
  readonly orbits: readonly PastedOrbit[];
  readonly faults: readonly LineFault[];
};

/** Reads orbits and observations in a text; undefined where it has none, and nothing that is left of one. */
export function readOrbits(text: string): ReadOrbits | undefined {
  const pieces = readPasted(text);
  if (pieces.every(({ kind }) => kind === 'text')) return undefined;
  const lines: string[] = [];
  const orbits: PastedOrbit[] = [];
  const refused: Omit<LineFault, 'line'>[] = [];
  const refuse = (bad: string, reason: string) => {
    if (lines.includes(bad)) return;
    lines.push(bad);
    refused.push({ text: bad, reason });
  };
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'text':
        lines.push(piece.text);
        break;
      case 'bad':
        refuse(piece.text, piece.reason);
        break;
      case 'observation':
        if (!lines.includes(piece.name)) lines.push(piece.name);
        break;
      case 'orbit': {
        const made = objectOfRow(piece.row);
        if (made.kind === 'refused') refuse(piece.name, made.message);
        else {
          if (!lines.includes(piece.name)) lines.push(piece.name);
          orbits.push({ name: piece.name, object: made.object as OrbitalObject });
        }
      }
    }
  }
  const isChanged = pieces.some(({ kind }) => kind === 'orbit' || kind === 'observation');
  const after = isChanged ? lines.join('\n') : text;
  return {
    text: after,
    orbits,
    faults: refused.map((fault) => ({ ...fault, line: lineOf(after, fault.text) })),
  };
}

function objectOfRow({ number, name, designation, elements, ...row }: BodyRow) {
  if (elements === undefined) return { kind: 'refused', message: 'it has no elements' } as const;
  const called = [number, name].filter((part) => part !== undefined).join(' ');
  return objectOfOrbit({
    designation: called === '' ? designation : called,
    orbit: {
      ...recordOf(elements),
      mag: row.absoluteMagnitude ?? row.cometMagnitude,
      g: row.slope,
    },
  });
}

/** Elements as `orbitRecord` has them: au, degrees, Modified Julian Dates TDB. */
function recordOf(elements: Elements) {
  const { epoch, perihelionDistance: q, eccentricity: e, inclination, node, argumentOfPerihelion } = elements;
  const derived = deriveElements(elements);
  const meanMotion = derived.kind === 'parabola' ? 0 : derived.meanMotion;
  const [at, perihelion] = [jdOf(epoch), elements.perihelionTime && jdOf(elements.perihelionTime)];
  const meanAnomaly = elements.meanAnomaly ?? meanMotion * (at - (perihelion ?? at));
  const record = {
    epoch: at - MJD_ORIGIN,
    q,
    e,
    i: inclination / DEGREE,
    om: node / DEGREE,
    w: argumentOfPerihelion / DEGREE,
    tp: (perihelion ?? at - meanAnomaly / meanMotion) - MJD_ORIGIN,
  };
  return derived.kind === 'parabola' ? record : { ...record, ma: meanAnomaly / DEGREE };
}
