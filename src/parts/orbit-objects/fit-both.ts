import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { OrbitCamera } from '#render/cameras/orbit-camera.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import { fitOrbit } from '#render/picture/fit-orbit.ts';
import type { Fitting } from '#render/picture/free-area.ts';

/** Two places are one to a fit that are nearer to each other than this part of their distance from the eye. */
const TOGETHER = 0.02;

/** The camera that has what is followed and an object in the free part of a picture; undefined where they are in one place. */
export function fitBoth(
  camera: OrbitCamera,
  followed: Vector3,
  place: Vector3,
  fitting: Fitting,
): OrbitCamera | undefined {
  const areTogether = vec3.distance(followed, place) < TOGETHER * camera.distance;
  return areTogether ? undefined : fitOrbit(camera, [followed, place], fitting);
}
