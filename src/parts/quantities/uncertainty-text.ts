import type { ObjectTable, UncertaintyRun } from '#contract/opt/calculation.ts';
import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { ABSENT, fixedText } from './number-text.ts';

/** Columns of the uncertainty ellipse. */
export const ELLIPSE_COLUMNS: ReadonlySet<EphemerisColumnKey> = new Set(['ERR_A', 'ERR_B', 'PA']);

const BASIS: Readonly<Record<UncertaintyRun['basis'], string>> = {
  covariance: 'from the covariance of the orbit',
  U: 'a rough estimate from the MPC parameter U, far too small for a few objects in a hundred',
  clones: 'from clones of the orbit, as its uncertainty is not linear',
  none: 'unknown',
};

/** Remark about an object whose 1 sigma is more than 1°; _lost_ is a comet that was not observed for long. */
export const POSITION_UNKNOWN = 'position unknown';

/** The basis of an uncertainty in words. */
export function basisText({ basis, lost, curved }: UncertaintyRun): string {
  const shape = curved ? '; the region is curved, and the ellipse gives only its extent' : '';
  return `${BASIS[basis]}${shape}${lost ? `; ${POSITION_UNKNOWN}: 1 sigma is more than 1°` : ''}`;
}

/** The bases of an object's uncertainties, each once, and why there are none. */
export function uncertaintyRemark({ uncertainty }: ObjectTable): string | undefined {
  if (uncertainty === undefined || uncertainty.runs.length === 0) return undefined;
  const bases = [...new Set(uncertainty.runs.map(basisText))].join('; then ');
  return uncertainty.note === undefined ? bases : `${bases} (${uncertainty.note})`;
}

/**
 * A cell of the ellipse with its mark: ≈ for an estimate from U, c for clones, ~ for an ellipse that is only the extent of
 * a curved region, or whose position is unknown, `> 1°` for the long axis of the latter.
 */
export function markedText(key: EphemerisColumnKey, value: number | null, run: UncertaintyRun): string {
  const text = ellipseText(key, value);
  if (run.basis === 'none') return text;
  if (run.lost) return key === 'ERR_A' ? '> 1°' : `~ ${text}`;
  if (run.curved) return `~ ${text} c`;
  return { covariance: text, U: `≈ ${text}`, clones: `${text} c` }[run.basis];
}

/** A cell of the ellipse without its mark. */
export function ellipseText(key: EphemerisColumnKey, value: number | null): string {
  return value === null ? ABSENT : fixedText(value, EPHEMERIS_COLUMN[key].decimals);
}
