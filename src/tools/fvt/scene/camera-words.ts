import { DEGREE } from '#engine/constants.ts';
import type { FlybyCamera } from '#machines/fvt/flyby.ts';
import { compassPoint } from '#parts/quantities/angle-text.ts';
import { kilometres } from '#parts/quantities/length-text.ts';
import { lightText, paceText, type Seen } from '../ground/ground-facts.ts';

/** The inputs of the description for users who do not see the picture. */
export type CameraScene = {
  readonly object: string;
  readonly body: string;
  /** Distance of the object from the body's centre, au; undefined where it has no place. */
  readonly distance: number | undefined;
  /** What the site sees of it. */
  readonly seen: Seen | undefined;
};

/** What the camera shows, in words. */
export function cameraWords(camera: FlybyCamera, { object, body, distance, seen }: CameraScene): string {
  const far = distance === undefined ? '' : `, ${kilometres(distance)} from its centre`;
  if (camera === 'chase') return `Behind ${object}, looking at ${body}${far}.`;
  if (camera === 'free' || camera === 'both' || seen === undefined) return `${object} and ${body}${far}.`;
  const { altitude, azimuth } = seen.object;
  const height = Math.abs(altitude / DEGREE).toFixed(0);
  const where =
    altitude > 0
      ? `is ${height}° high in the ${compassPoint(azimuth)} and moves ${paceText(seen.pace)}`
      : `is ${height}° below the horizon in the ${compassPoint(azimuth)}`;
  const bright = seen.magnitude === undefined ? '' : ` at magnitude ${seen.magnitude.toFixed(1)}`;
  return `From the ground: ${object} ${where}${bright}. It is ${lightText(seen.sunAltitude)} there.`;
}
