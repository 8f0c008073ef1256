import type { ObjectTable, UncertaintyRun } from '#contract/calculation.ts';
import { EPHEMERIS_COLUMNS, EPHEMERIS_INDEX, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { ABSENT, fixedText, roundedUp } from './number-text.ts';

/** Columns of the uncertainty ellipse. */
export const ELLIPSE_COLUMNS: ReadonlySet<EphemerisColumnKey> = new Set(['ERR_A', 'ERR_B', 'PA']);

/** What the uncertainty in a row of an object's table rests on; undefined where the reply does not say. */
export function uncertaintyAt({ uncertainty }: ObjectTable, row: number): UncertaintyRun | undefined {
  return uncertainty?.runs.findLast(({ fromRow }) => fromRow <= row);
}

const BASIS: Readonly<Record<UncertaintyRun['basis'], string>> = {
  covariance: 'from the covariance of the orbit',
  U: 'a rough estimate from the MPC parameter U, far too small for a few objects in a hundred',
  clones: 'from clones of the orbit, which an encounter has spread in a bend',
  none: 'unknown',
};

/** What an uncertainty rests on, in words. */
export function basisText({ basis, lost, atMost }: UncertaintyRun): string {
  const bound = atMost ? '; for the upper end of the range of U = 0' : '';
  return `${BASIS[basis]}${bound}${lost ? '; lost: 1 sigma is more than 1°' : ''}`;
}

/** What the uncertainties of an object rest on, each once, and why there are none. */
export function uncertaintyRemark({ uncertainty }: ObjectTable): string | undefined {
  if (uncertainty === undefined || uncertainty.runs.length === 0) return undefined;
  const bases = [...new Set(uncertainty.runs.map(basisText))].join('; then ');
  return uncertainty.note === undefined ? bases : `${bases} (${uncertainty.note})`;
}

/**
 * A cell of the ellipse with its mark: ≈ for an estimate from U, ≤ for what U = 0 bounds from above, c for clones, `lost` for
 * the axes of a lost object.
 */
export function markedText(key: EphemerisColumnKey, value: number | null, run: UncertaintyRun): string {
  const bound = isBound(key, run) ? '≤ ' : undefined;
  const text = ellipseText(key, value, run);
  if (run.basis === 'none') return text;
  if (run.lost) return key === 'ERR_A' ? 'lost' : text;
  return {
    covariance: text,
    U: `${bound ?? '≈ '}${text}`,
    clones: `${bound ?? ''}${text} c`,
  }[run.basis];
}

/** The same without its mark: what bounds from above is rounded up. */
export function ellipseText(key: EphemerisColumnKey, value: number | null, run: UncertaintyRun): string {
  if (value === null) return ABSENT;
  const { decimals } = EPHEMERIS_COLUMNS[EPHEMERIS_INDEX[key]];
  return fixedText(isBound(key, run) ? roundedUp(value, decimals) : value, decimals);
}

function isBound(key: EphemerisColumnKey, { atMost }: UncertaintyRun): boolean {
  return atMost === true && key !== 'PA';
}
