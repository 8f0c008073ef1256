import { arcSine } from '../angles.ts';
import { DEGREE } from '../constants.ts';
import type { TurningSite } from '../earth/turning-earth.ts';
import type { EarthView } from '../observe/earth-sight.ts';
import type { LightSource } from '../observe/light-source.ts';
import { apparentMagnitude, type Photometry } from '../photometry/photometry.ts';
import { NIGHT_ALTITUDE } from '../survey/survey-sky.ts';
import { findMaximum, type PositiveSpan, positiveSpans, type Sample } from './positive-spans.ts';

/** A search: an object of known brightness, seen from the Earth's centre or in the nights of a site. */
export type SpanSearch = {
  readonly view: EarthView;
  readonly source: LightSource;
  readonly photometry: Photometry;
  readonly site: TurningSite | undefined;
  readonly limits: SpanLimits;
};

/**
 * Faintest V, mag; least angle from the Sun and, with a site, least altitude above its airless horizon, rad.
 */
export type SpanLimits = {
  readonly faintest: number;
  readonly leastElongation: number;
  readonly leastAltitude: number;
};

/** The observed quantities at a moment, days from the origin: V mag, au, rad; the altitude where there is a site. */
export type Glimpse = {
  readonly at: number;
  readonly magnitude: number;
  readonly sunDistance: number;
  readonly earthDistance: number;
  readonly phase: number;
  readonly elongation: number;
  readonly altitude: number | undefined;
};

/** A span in which an object is inside all limits, and its brightest moment. */
export type ObservableSpan = PositiveSpan & { readonly brightest: Glimpse };

/** Longest time between two samples, of a distant object and of one at a site, and the shortest beside the Earth; days. */
const LONGEST_STEP = 1;
const LONGEST_STEP_AT_SITE = 1 / 48;
const SHORTEST_STEP = 1 / 288;

/** Days between samples per au from the Earth: an object moves by a tenth of its distance at most in a step. */
const STEP_PER_AU = 3;

/** Days between samples of the Sun's altitude. */
const NIGHT_STEP = 1 / 24;

/**
 * The spans in which an object is bright enough and far enough from the Sun; with a site those parts of them in which it is
 * high enough in astronomical night.
 *
 * @param origin Julian date TDB that all instants count from. @param from, to days.
 * @throws RangeError when the interval lies outside the ephemeris or the object's trajectory.
 *
 * Accuracy: the edges to 10 s; those of a night follow an airless Sun. Checked against hours one by one.
 */
export function observableSpans(
  search: SpanSearch,
  origin: number,
  from: number,
  to: number,
): readonly ObservableSpan[] {
  const follow = followTarget(search, origin);
  const inside = (start: number, end: number) => positiveSpans(follow.margin, start, end);
  const spans =
    search.site === undefined
      ? inside(from, to)
      : positiveSpans(follow.darkness, from, to).flatMap((night) =>
          inside(night.from, night.to).map((span) => ({
            ...span,
            cutBefore: span.cutBefore && night.cutBefore,
            cutAfter: span.cutAfter && night.cutAfter,
          })),
        );
  return spans.map((span) => ({ ...span, brightest: brightestIn(span, follow) }));
}

type Follow = {
  /** How far the nearest limit is away, magnitudes or degrees; negative outside. */
  readonly margin: (at: number) => Sample;
  /** Degrees that the Sun is below its altitude at the end of twilight. */
  readonly darkness: (at: number) => Sample;
  readonly glimpse: (at: number) => Glimpse | undefined;
};

function followTarget({ view, source, photometry, site, limits }: SpanSearch, origin: number): Follow {
  const { sight } = view;
  const longest = site === undefined ? LONGEST_STEP : LONGEST_STEP_AT_SITE;
  return { margin, darkness, glimpse };

  function look(at: number): boolean {
    site?.turn(origin, at);
    return view.look(source, origin, at, site?.place) === 'seen';
  }

  function margin(at: number): Sample {
    if (!look(at)) return { value: Number.NEGATIVE_INFINITY, step: longest };
    const elongation = (sight.elongation - limits.leastElongation) / DEGREE;
    const height = (altitudeOf(sight.apparent) - limits.leastAltitude) / DEGREE;
    return {
      value: Math.min(limits.faintest - magnitude(), elongation, height),
      step: Math.min(Math.max(STEP_PER_AU * sight.earthDistance, SHORTEST_STEP), longest),
    };
  }

  function darkness(at: number): Sample {
    look(at);
    return { value: (NIGHT_ALTITUDE - altitudeOf(sight.sun)) / DEGREE, step: NIGHT_STEP };
  }

  function glimpse(at: number): Glimpse | undefined {
    if (!look(at)) return undefined;
    const { sunDistance, earthDistance, phase, elongation } = sight;
    const altitude = site === undefined ? undefined : altitudeOf(sight.apparent);
    return { at, magnitude: magnitude(), sunDistance, earthDistance, phase, elongation, altitude };
  }

  function magnitude(): number {
    return apparentMagnitude(photometry, sight.sunDistance, sight.earthDistance, sight.truePhase);
  }

  /** Altitude of a direction; that of the zenith without a site, where nothing is hidden. */
  function altitudeOf(direction: Float64Array): number {
    if (site === undefined) return Math.PI / 2;
    const { zenith } = site;
    return arcSine(direction[0] * zenith[0] + direction[1] * zenith[1] + direction[2] * zenith[2]);
  }
}

/** The brightest of the samples of a span, and from there the brightest between its neighbours. */
function brightestIn({ from, to }: PositiveSpan, { margin, glimpse }: Follow): Glimpse {
  const ats: number[] = [];
  for (let at = from; at < to; at += margin(at).step) ats.push(at);
  ats.push(to);
  const brightness = (at: number) => -(glimpse(at)?.magnitude ?? Number.POSITIVE_INFINITY);
  const values = ats.map(brightness);
  const best = values.reduce((found, value, index) => (value > values[found] ? index : found), 0);
  const turn = findMaximum(brightness, ats[Math.max(best - 1, 0)], ats[Math.min(best + 1, ats.length - 1)]);
  const found = [glimpse(turn), glimpse(ats[best])].filter((one) => one !== undefined);
  const [first, second] = found;
  if (first === undefined) throw new RangeError(`nothing is seen in the span from ${from} to ${to}`);
  return second !== undefined && second.magnitude < first.magnitude ? second : first;
}
