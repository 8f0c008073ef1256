import { AU_KM } from '#engine/constants.ts';
import { colorChannels } from '#machines/kit/hex-color.ts';
import { type DisplaySettings, shownColor } from '#machines/scene/display-settings-rules.ts';
import { kilometres, lunarDistances } from '#parts/quantities/length-text.ts';
import { remembered } from '#parts/scene/remembered.ts';
import { tdbOfMs } from '#parts/scene/simulated-instant.ts';
import { hourMinute } from '#ui/dates/date-text.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { along } from '#render/geometry/vectors.ts';
import type { Landmark } from '#render/picture/landmark.ts';
import type { FlybyScene } from './flyby-scene.ts';

/** The point of the least distance and the line to it, six hexadecimal digits. */
const CLOSEST_COLOR = 'e6edf5';

/** How far beside the nearest point a name keeps off the path: points of it, in the distance of the nearest one. */
const PATH_BESIDE = [0.25, 0.5, 1, 2];

/** The point of the least distance; the same one for the same flyby and settings. */
const closestMark = remembered(
  ({ closest, flyby, object }: FlybyScene, settings: DisplaySettings, radius: number): Landmark => {
    const { position, ms, distance } = closest;
    const distanceMs = (distance * AU_KM * 1000) / flyby.file.facts.speedKmS;
    const leg = (way: 1 | -1) =>
      PATH_BESIDE.flatMap((beside) => {
        const { day, offset } = tdbOfMs(ms + way * beside * distanceMs);
        const there = object.positionAt(day, offset);
        return there === undefined ? [] : [there];
      });
    const isImpact = flyby.file.facts.impact !== undefined;
    return {
      position,
      name: `${isImpact ? 'Impact' : 'Closest approach'} ${hourMinute(utcOf(ms))}`,
      ...(isImpact ? {} : { note: `${kilometres(distance)} · ${lunarDistances(distance)}` }),
      colour: colorChannels(shownColor(settings, 'scene', CLOSEST_COLOR)),
      main: true,
      from: along([0, 0, 0], position, Math.min(1, radius / distance)),
      between: [leg(-1), leg(1)],
    };
  },
);

/** Marks and the point of the least distance; the same list for the same of both. */
export const withClosest = remembered(
  (marks: readonly Landmark[], ...point: Parameters<typeof closestMark>): readonly Landmark[] => [
    ...marks,
    closestMark(...point),
  ],
);
