import { BODY } from '#engine/ephemeris/body.ts';
import { EARTH_MOON } from '#engine/ephemeris/series.ts';
import type { Series } from '#engine/ephemeris/series.ts';
import { evaluateStep } from '#engine/integrate/dense-step.ts';
import type { DenseStep } from '#engine/integrate/dense-step.ts';
import { numberAt } from '#engine/numbers-in.ts';

/** Collects one series at fixed places of every segment while an integration passes over them, in either direction. */
export class MotionSampler {
  /** x y z per sample, segment after segment, au from the centre of the series. */
  readonly values: Float64Array;

  readonly #body: number;
  readonly #series: Series;
  readonly #firstDay: number;
  readonly #fractions: Float64Array;
  readonly #moonShare: number;
  readonly #point = new Float64Array(3);
  #next = 0;

  /**
   * @param body  index of the series.
   * @param days  span to cover from `firstDay` on, a multiple of the segments.
   * @param fractions  places in a segment, ascending, 0 to 1.
   * @param moonShare  of the Moon in the mass of Earth and Moon.
   */
  constructor(
    body: number,
    series: Series,
    firstDay: number,
    days: number,
    fractions: Float64Array,
    moonShare: number,
  ) {
    this.#body = body;
    this.#series = series;
    this.#firstDay = firstDay;
    this.#fractions = fractions;
    this.#moonShare = moonShare;
    this.values = new Float64Array((3 * fractions.length * days) / series.segmentDays);
  }

  /** Makes ready for an integration that leaves `day` forwards (+1) or backwards (-1). */
  startAt(day: number, direction: 1 | -1): void {
    let next = 0;
    while (3 * next < this.values.length && this.#after(next, day) < 0) next++;
    this.#next = direction === 1 ? next : next - 1;
  }

  /** Takes every sample that lies in a finished step. */
  collect(step: DenseStep): void {
    const direction = Math.sign(step.length);
    const n = this.#fractions.length;
    while (this.#next >= 0 && 3 * this.#next < this.values.length) {
      const segment = Math.floor(this.#next / n);
      const day = this.#firstDay + segment * this.#series.segmentDays;
      const offset = numberAt(this.#fractions, this.#next % n) * this.#series.segmentDays;
      if (direction * (day - step.day + (offset - step.offset) - step.length) > 0) return;
      this.#sample(step, day, offset);
      this.#next += direction;
    }
  }

  #after(sample: number, day: number): number {
    const n = this.#fractions.length;
    const segments = Math.floor(sample / n) + numberAt(this.#fractions, sample % n);
    return this.#firstDay - day + this.#series.segmentDays * segments;
  }

  #sample(step: DenseStep, day: number, offset: number): void {
    const at = 3 * this.#next;
    this.#add(step, this.#body, day, offset, this.#body === EARTH_MOON ? 1 - this.#moonShare : 1, at);
    if (this.#body === EARTH_MOON) this.#add(step, BODY.Moon, day, offset, this.#moonShare, at);
    if (this.#series.centre === 'Sun') this.#add(step, BODY.Sun, day, offset, -1, at);
    if (this.#series.centre === 'Earth') this.#add(step, BODY.Earth, day, offset, -1, at);
  }

  #add(step: DenseStep, body: number, day: number, offset: number, factor: number, at: number): void {
    evaluateStep(step, day, offset, this.#point, undefined, 0, 3 * body, 3 * body + 3);
    this.#point.forEach((part, axis) => {
      this.values[at + axis] = numberAt(this.values, at + axis) + factor * part;
    });
  }
}
