import type { Site } from '#engine/earth/site.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import type { Impact } from '#engine/propagate/trajectory.ts';
import type { ObservableSpan, SpanLimits } from '#engine/synodic/observable-spans.ts';
import type { MovingBody } from './moving-body.ts';

/** Propagation by the full force model, or on the osculating conic. */
export type Propagation = 'perturbed' | 'keplerian';

/** A requested path in the rotating frame of Sun and Earth. */
export type SynodicTask = {
  readonly body: MovingBody;
  /** Julian dates UTC, rising. */
  readonly epochs: Float64Array;
  readonly propagation: Propagation;
  /** The law of its brightness; nothing where no magnitude is known. */
  readonly photometry?: Photometry;
  /** Whether the places of the planets are requested, too. */
  readonly planets: boolean;
  /** Whether passages of the Earth are requested in finer steps, too. */
  readonly passages?: boolean;
};

/** Numbers of each epoch of a {@link SynodicPath}, side by side. */
export const SYNODIC_WIDTH = 8;

/**
 * A path in the rotating frame, by epochs; shorter than requested where the object hits a body, or comes from one.
 *
 * Places are geometric, the Sun at the origin; distances, angles and magnitude are as seen from the Earth's centre, with
 * light time.
 */
export type SynodicPath = {
  /** Julian dates UTC of the rows there are. */
  readonly epochs: Float64Array;
  /** Rows of {@link SYNODIC_WIDTH}: x, y, z, distance of the Earth from the Sun, distance from the Sun and from the Earth
   * (au), phase and elongation (degrees). */
  readonly values: Float64Array;
  /** Apparent V magnitude of each row; absent where no law is known. */
  readonly magnitudes?: Float64Array;
  /** x y z of every planet in the same frame, by its index among the bodies of the ephemeris; where they are requested. */
  readonly planets?: readonly { readonly body: number; readonly places: Float64Array }[];
  readonly impact?: Impact;
  /** Passages of the Earth in even steps, the nearer the finer; absent where they are not requested. */
  readonly passages?: readonly SynodicPassage[];
};

/** A piece of a path with its own step, days. */
export type SynodicPassage = Pick<SynodicPath, 'epochs' | 'values' | 'magnitudes'> & {
  readonly step: number;
};

/** Spans in which an object is inside limits, between two Julian dates UTC. */
export type WindowsTask = Pick<SynodicTask, 'body' | 'propagation'> & {
  readonly photometry: Photometry;
  /** A site whose nights alone count; at the geocentre there are none, and every hour counts. */
  readonly site: Site;
  readonly startUtc: number;
  readonly endUtc: number;
  readonly limits: SpanLimits;
};

/** Windows in order of time, their instants Julian dates UTC, and the end of the object inside the dates. */
export type ObjectWindows = {
  readonly spans: readonly ObservableSpan[];
  readonly impact: Impact | undefined;
};
