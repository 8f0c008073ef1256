import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { AU_KM, MILLISECONDS_PER_MINUTE, SECONDS_PER_DAY } from '#engine/constants.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { vec3 } from '#render/geometry/vectors.ts';
import type { Colour } from '#render/picture/colour.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import { timeMarkText } from '../time-mark-text.ts';
import type { FlybyScene } from './flyby-scene.ts';

const DAY_MS = SECONDS_PER_DAY * 1000;

/** Times between two marks of a path, a day at most; the first one that is far enough apart in the picture is taken. */
const STEPS_MS = [10, 30, 60, 180, 360, 720].map((minutes) => minutes * MILLISECONDS_PER_MINUTE);

/** Two marks lie this far apart at least, in distances of the eye. */
const APART = 0.1;

/** Least distance of two marks far from the body, in distances of the eye from them: a path that is seen lengthwise has fewer. */
const APART_AFAR = 0.05;

/** Up to where the name of a mark keeps off the path, in steps from it: on one that is seen lengthwise, marks are close together. */
const KEPT_OFF = [1, 2, 4, 8] as const;

/** Marks on each side of the nearest point at most. */
const MOST_BESIDE = 36;

/** Times on a path, six hexadecimal digits. */
const COLOR = '93a7c0';

/** Gives the marks of a path; the same ones as long as they look the same. */
export type TimeMarks = (
  scene: FlybyScene,
  eyeDistance: number,
  settings: DisplaySettings,
) => readonly Landmark[];

/** Times along the path of a flyby: minutes, hours or days, by how near it is seen. */
export function createTimeMarks(): TimeMarks {
  let last: { scene: FlybyScene; step: number; color: string; marks: readonly Landmark[] } | undefined;
  return (scene, eyeDistance, settings) => {
    const step = stepFor(scene, eyeDistance);
    const color = shownColor(settings, 'scene', COLOR);
    if (last?.scene !== scene || last.step !== step || last.color !== color)
      last = { scene, step, color, marks: marksOf(scene, step, colorChannels(color)) };
    return last.marks;
  };
}

/** Milliseconds between the marks of a path that is seen from a distance, au. */
function stepFor(scene: Pick<FlybyScene, 'flyby'>, eyeDistance: number): number {
  return stepOver(APART * eyeDistance, paceOf(scene));
}

/** The first step in which an object goes this far, au, or else a day. @param pace au per millisecond. */
function stepOver(distance: number, pace: number): number {
  return STEPS_MS.find((step) => step * pace >= distance) ?? DAY_MS;
}

/** Au per millisecond at the nearest point. */
function paceOf({ flyby }: Pick<FlybyScene, 'flyby'>): number {
  return flyby.file.facts.speedKmS / AU_KM / 1000;
}

function marksOf(scene: FlybyScene, step: number, colour: Colour): readonly Landmark[] {
  const { object, closest } = scene;
  const pace = paceOf(scene);
  const eyeDistance = (step * pace) / APART;
  const middle = Math.round(closest.ms / step);
  const placeAt = (ms: number): readonly Vector3[] => {
    const { day, offset } = tdbOfMs(ms);
    const position = object.positionAt(day, offset);
    return position === undefined ? [] : [position];
  };
  return Array.from(
    { length: 2 * MOST_BESIDE + 1 },
    (_, index) => (middle - MOST_BESIDE + index) * step,
  ).flatMap((ms) => {
    const [position] = placeAt(ms);
    if (position === undefined) return [];
    const stepThere = stepOver(APART_AFAR * (vec3.length(position) + eyeDistance), pace);
    if (ms % stepThere !== 0) return [];
    const between = [
      KEPT_OFF.flatMap((steps) => placeAt(ms - steps * stepThere)),
      KEPT_OFF.flatMap((steps) => placeAt(ms + steps * stepThere)),
    ] as const;
    return [{ position, name: timeMarkText(ms), colour, main: false, between }];
  });
}
