import type { Trace, TracePoint } from '#contract/scd/trace-points.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { basisText, POSITION_UNKNOWN } from '#parts/quantities/uncertainty-text.ts';
import type { Fact } from '#ui/content/fact-list.tsx';
import { pointDateText } from './point-marks.ts';

/** A fact of an object at a point: the main number and its additions. */
export type PointFact = { readonly label: string; readonly value: string; readonly detail: string };

/** One standard deviation of the place on the sky: both semi-axes, and the position angle of the longer one. */
export function uncertaintyFact({ ellipse }: Pick<TracePoint, 'ellipse'>): PointFact {
  const label = 'Uncertainty, 1 sigma';
  if (ellipse === undefined) return { label, value: ABSENT, detail: '' };
  const { majorDeg, minorDeg, angleDeg, basis } = ellipse;
  const shape = basis?.curved ? ', curved region' : '';
  const lost = basis?.lost ? `, ${POSITION_UNKNOWN}` : '';
  const detail = `× ${angleText(minorDeg)}, at ${fixedText(angleDeg, 0)}°${shape}${lost}`;
  return { label, value: angleText(majorDeg), detail };
}

/** How much of the Moon is lit, and how far it is from the object. */
export function moonFact({
  moonPhasePercent,
  moonElongationDeg,
}: Pick<TracePoint, 'moonPhasePercent' | 'moonElongationDeg'>): PointFact {
  const label = 'Moon';
  if (moonPhasePercent === undefined) return { label, value: ABSENT, detail: '' };
  const moonText = moonElongationDeg === undefined ? '' : `, ${fixedText(moonElongationDeg, 0)}° away`;
  return { label, value: `${fixedText(moonPhasePercent, 0)} %`, detail: `lit${moonText}` };
}

/** The head of the points of an object: the trace date, and the uncertainty and the Moon at it. */
export function traceDateFacts({ points }: Pick<Trace, 'points'>, row: number): readonly Fact[] {
  const point = points[row];
  if (point === undefined) return [];
  return [
    { name: 'Trace date', value: `${pointDateText(point.julianDate)} UTC` },
    factLine(uncertaintyFact(point)),
    ...(point.ellipse?.basis === undefined
      ? []
      : [{ name: 'Source of uncertainty', value: basisText(point.ellipse.basis) }]),
    factLine(moonFact(point)),
  ];
}

function factLine({ label, value, detail }: PointFact): Fact {
  return { name: label, value: `${value} ${detail}`.trim() };
}

/** An angle on the sky, degrees, in the unit that fits it; one that is no longer an ellipse on the sky, and one too small to show, are only bounded. */
function angleText(degrees: number): string {
  if (degrees >= 180) return '> 180°';
  if (degrees >= 1) return `${figures(degrees)}°`;
  if (3600 * degrees < 0.005) return '< 0.01″';
  return 3600 * degrees < 100 ? `${figures(3600 * degrees)}″` : `${figures(60 * degrees)}′`;
}

/** Two or three figures. */
function figures(value: number): string {
  return fixedText(value, value < 1 ? 2 : value < 100 ? 1 : 0);
}
