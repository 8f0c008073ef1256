import { bisect } from '../bisection.ts';
import { SECONDS_PER_DAY } from '../constants.ts';

/** A moment at which a smooth function passes a level. */
export type Crossing = { readonly kind: 'rise' | 'set'; readonly jd: number };

/** Crossings of a level within a span; where there is none, on which side of it the function stays. */
export type Crossings =
  | { readonly kind: 'crosses'; readonly events: readonly Crossing[] }
  | { readonly kind: 'always above' }
  | { readonly kind: 'always below' };

/** Moments are found to this, days (half a second). */
const TOLERANCE_DAYS = 0.5 / SECONDS_PER_DAY;

/** Days between samples (ten minutes). */
const SAMPLE_DAYS = 10 / 1440;

/** Halvings that narrow two samples' interval to the tolerance. */
const HALVINGS = Math.ceil(Math.log2((2 * SAMPLE_DAYS) / TOLERANCE_DAYS));

const GOLDEN_SECTION = 0.618_033_988_75;

/**
 * All moments at which a height rises above zero or sets below it, in order, each to half a second.
 *
 * Samples every ten minutes; a maximum or minimum between samples that barely passes zero is examined too, so that
 * a grazing rise and set within ten minutes is found.
 *
 * @param height smooth function of a Julian date, without more than one extremum in ten minutes
 * @param from, to span, Julian dates in the same scale, `from` before `to`
 * @throws RangeError when the span is empty
 */
export function crossings(height: (jd: number) => number, from: number, to: number): Crossings {
  if (!(from < to)) throw new RangeError(`The span from JD ${from} to JD ${to} is empty`);
  const events: Crossing[] = [];
  const count = Math.ceil((to - from) / SAMPLE_DAYS);
  const step = (to - from) / count;
  const values = Array.from({ length: count + 1 }, (_, k) => height(from + k * step));
  for (let k = 0; k < count; k++) {
    const start = from + k * step;
    const turning = turningPoint(values, k);
    const middle = turning ? extremum(height, start, start + 2 * step, values[k] > 0) : undefined;
    if (middle !== undefined && height(middle) > 0 !== values[k] > 0) {
      events.push(crossing(height, start, middle), crossing(height, middle, start + 2 * step));
      k++;
    } else if (values[k] > 0 !== values[k + 1] > 0) events.push(crossing(height, start, start + step));
  }
  if (events.length > 0) return { kind: 'crosses', events };
  return { kind: values[0] > 0 ? 'always above' : 'always below' };
}

/** Whether samples k, k+1, k+2 lie on one side of zero and come nearer to it in the middle. */
function turningPoint(values: readonly number[], k: number): boolean {
  if (k + 2 >= values.length) return false;
  const [a, b, c] = [values[k], values[k + 1], values[k + 2]];
  const oneSide = a > 0 === b > 0 && b > 0 === c > 0;
  return oneSide && Math.abs(b) <= Math.abs(a) && Math.abs(b) <= Math.abs(c);
}

/** Golden-section search for the least (or greatest) height between two moments. */
function extremum(height: (jd: number) => number, from: number, to: number, least: boolean): number {
  const sign = least ? 1 : -1;
  let [a, b] = [from, to];
  while (b - a > TOLERANCE_DAYS) {
    const inner = GOLDEN_SECTION * (b - a);
    if (sign * height(b - inner) < sign * height(a + inner)) b = a + inner;
    else a = b - inner;
  }
  return (a + b) / 2;
}

/** The crossing between two moments on opposite sides. */
function crossing(height: (jd: number) => number, from: number, to: number): Crossing {
  const startsAbove = height(from) > 0;
  const { before, after } = bisect(from, to, (jd) => height(jd) > 0 !== startsAbove, HALVINGS);
  return { kind: startsAbove ? 'set' : 'rise', jd: (before + after) / 2 };
}
