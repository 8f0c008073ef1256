import { BODY, BODY_COUNT, type Body, LARGE_BODY_COUNT } from '../ephemeris/body.ts';
import type { ForceModel } from './trajectory.ts';

/** The forces on a small body, as data: a run that leaves one out has another set. */
export type ForceSet = {
  /**
   * Bodies that attract it, with what they add to relativity. One of the model that is not among them does not move the Sun
   * either: without all but the Sun the body is on its conic.
   */
  readonly attracting: readonly Body[];
  /** Whose relativity it feels. */
  readonly relativity: 'large bodies' | 'Sun' | 'none';
  /** Bodies whose oblateness it feels: of the Earth when near, of the Sun everywhere. */
  readonly oblate: readonly Body[];
  /** Whether it feels A1 to A3, where its orbit has them. */
  readonly nonGravitational: boolean;
};

/** The forces of each model. */
export const FORCES: Readonly<Record<ForceModel, ForceSet>> = {
  survey: {
    attracting: bodiesBelow(LARGE_BODY_COUNT),
    relativity: 'Sun',
    oblate: [BODY.Earth],
    nonGravitational: false,
  },
  full: {
    attracting: bodiesBelow(BODY_COUNT),
    relativity: 'large bodies',
    oblate: [BODY.Earth, BODY.Sun],
    nonGravitational: true,
  },
};

function bodiesBelow(count: number): Body[] {
  return Array.from({ length: count }, (_, body) => body);
}
