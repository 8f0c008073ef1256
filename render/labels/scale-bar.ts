import { AU, type Unit } from '../geometry/unit.ts';

/** A bar for lengths at the depth of the point looked at. */
export type ScaleBar = {
  /** CSS px. */
  readonly length: number;
  /** Number and unit, such as `1 au` or `50 000 km`. */
  readonly label: string;
};

const KM_BELOW_AU = 0.02; // shorter bars than this are labelled in km

/**
 * The longest bar of 1, 2 or 5 times a power of ten, in au or in km, that fits into a width.
 *
 * @param perPixel length of a CSS px at the depth of the point looked at.
 * @param unit of that length.
 * @param widest CSS px.
 * @throws {RangeError} when one of them is not above zero.
 */
export function scaleBar(perPixel: number, unit: Unit, widest: number): ScaleBar {
  if (!(perPixel > 0 && widest > 0)) {
    throw new RangeError(
      `a scale bar needs lengths above zero, got ${perPixel} ${unit.name} per px and ${widest} px`,
    );
  }
  const auPerPixel = perPixel * (unit.km / AU.km);
  const longest = auPerPixel * widest;
  const inKm = longest < KM_BELOW_AU;
  const value = roundBelow(inKm ? longest * AU.km : longest);
  const length = (inKm ? value / AU.km : value) / auPerPixel;
  return { length, label: labelOf(value, inKm ? 'km' : 'au') };
}

/** The label of the last bar, which another one bears in most pictures of a camera that comes nearer or goes away. */
let last = { value: 0, unit: '', label: '' };

function labelOf(value: number, unit: 'km' | 'au'): string {
  if (last.value !== value || last.unit !== unit) last = { value, unit, label: `${numeral(value)} ${unit}` };
  return last.label;
}

function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const first = value / power;
  const digit = first >= 5 ? 5 : first >= 2 ? 2 : 1;
  return digit * power;
}

function numeral(value: number): string {
  if (value < 10_000) return String(Number(value.toPrecision(1)));
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
}
