import type { TableCheck } from '#client/own-check/check-table.ts';
import type { PublishedPhotometry } from '#contract/photometry.ts';
import { figureText } from '#contract/text/figure-text.ts';
import { numberText } from '#parts/quantities/number-text.ts';

/** Epochs that differ by less are one and the same, days: what a catalogue rounds. */
const SAME_EPOCH_DAYS = 0.01;

/** Absolute magnitudes that differ by less are printed alike, mag. */
const SAME_MAGNITUDE = 0.005;

/** The same of slopes. */
const SAME_SLOPE = 0.005;

/** Known differences between a table and a calculation, in sentences. */
export function reasonsOf(check: TableCheck): readonly string[] {
  return [...orbitReasons(check), ...magnitudeReasons(check), ...printReasons(check)];
}

function orbitReasons(check: TableCheck): readonly string[] {
  const solutions = solutionsOf(check);
  return [
    ...(solutions === undefined ? [] : [solutions.sentence]),
    ...epochReasons(check, solutions?.areSame),
  ];
}

/** Which orbit solutions the two are, by their names where both have one. */
function solutionsOf({ table: { solution }, object: { provenance } }: TableCheck) {
  const ours = provenance?.source;
  if (solution === undefined || ours === undefined) return undefined;
  const theirs = solution.replace(/^JPL#/, '');
  const [, ourSolution] = /^JPL .*, (?:JPL )?(\S+)$/.exec(ours) ?? [];
  if (ourSolution === theirs)
    return { areSame: true, sentence: `Both have JPL’s solution ${ourSolution} of the orbit.` };
  return {
    areSame: false,
    sentence:
      ourSolution === undefined || theirs === solution
        ? `The table has the orbit solution ${solution}, and ours is that of ${ours}.`
        : `The table has JPL’s solution ${theirs} of the orbit, and ours is its solution ${ourSolution}.`,
  };
}

/** What the epochs of the elements say. @param areSame whether both are known to be of one solution, or of two. */
function epochReasons({ table, epochTdb }: TableCheck, areSame: boolean | undefined): readonly string[] {
  if (epochTdb === undefined || table.epochTdb === undefined)
    return areSame === undefined
      ? ['The table does not say which epoch its elements have, so it may be from another orbit solution.']
      : [];
  const days = Math.abs(epochTdb - table.epochTdb);
  if (days < SAME_EPOCH_DAYS)
    return [
      areSame === undefined
        ? 'The elements of both have the same epoch, as those of one orbit solution.'
        : 'The elements of both have the same epoch.',
    ];
  const apart = `The epochs of the two orbits are ${numberText(days, 0)} days apart`;
  if (areSame === true) return [`${apart}: one solution, propagated between them.`];
  return [
    `${apart}${areSame === undefined ? ': they are probably different solutions, which' : '; different solutions'} diverge more the farther a date is from their observations.`,
  ];
}

function magnitudeReasons({ table, object, rows }: TableCheck): readonly string[] {
  const law = object.provenance?.photometry;
  if (law === undefined || rows.every(({ residuals }) => residuals.magnitude === undefined)) return [];
  const [absolute, slope] = termsOf(law);
  const others = [
    otherText(absolute, table.absoluteMagnitude, SAME_MAGNITUDE),
    ...(slope === undefined ? [] : [otherText(slope, table.slope, SAME_SLOPE)]),
  ].filter((text) => text !== undefined);
  return others.length === 0 ? [] : [`Magnitudes are computed from other numbers: ${others.join(', ')}.`];
}

type Term = { readonly name: string; readonly value: number };

/** The terms of a law of brightness that Horizons prints, too: it has no H, G1 and G2. */
function termsOf(law: PublishedPhotometry): readonly [Term, Term?] {
  switch (law.law) {
    case 'H-G':
      return [
        { name: 'H', value: law.h },
        { name: 'G', value: law.g },
      ];
    case 'H-G1-G2':
      return [{ name: 'H', value: law.h }];
    case 'comet':
      return [
        { name: 'M1', value: law.m1 },
        { name: 'K1', value: law.k1 },
      ];
  }
}

function otherText({ name, value }: Term, theirs: number | undefined, same: number): string | undefined {
  if (theirs === undefined || Math.abs(value - theirs) < same) return undefined;
  return `${name} is ${theirs} in the table and ${value} here`;
}

function printReasons({ table, rows }: TableCheck): readonly string[] {
  const all = table.rows.length;
  return [
    `Places in the table are rounded by up to ${figureText(table.roundingArcsec)}″.`,
    ...(rows.length === all
      ? []
      : [
          `${numberText(rows.length, 0)} of its ${numberText(all, 0)} rows are compared, evenly spaced: a calculation has steps of at least ten minutes and a limited number of rows.`,
        ]),
  ];
}
