import type { SmallBody } from '#catalogue/small-body.ts';

/** What a worker needs of a body to follow it, and to see it: a row of the catalogue, or less. */
export type MovingBody = Pick<
  SmallBody,
  | 'number'
  | 'bodyType'
  | 'elements'
  | 'nonGravitational'
  | 'covariance'
  | 'uncertainty'
  | 'lastObservation'
  | 'arcDays'
>;
export type VisibleBody = MovingBody &
  Pick<SmallBody, 'absoluteMagnitude' | 'slope' | 'cometMagnitude' | 'cometSlope'>;
