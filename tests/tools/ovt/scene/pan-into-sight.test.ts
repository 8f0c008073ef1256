import { describe, expect, test } from 'vitest';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { isInFreeArea } from '#parts/scene/in-free-area.ts';
import { cameraOf, FIRST_VIEWPOINT, NOTHING_FOLLOWED, type Viewpoint } from '#parts/scene/viewpoint.ts';
import { type Fitting, fittingUnder } from '#render/picture/free-area.ts';
import { panIntoSight } from '#tools/ovt/scene/pan-into-sight.ts';

const SIZE = { width: 1440, height: 760 };
const ZOOM = 2.5;
const OPEN = fittingUnder(SIZE, { boxes: [] });
const UNDER_LIST = fittingUnder(SIZE, { boxes: [{ left: 12, right: 600, top: 12, bottom: 700 }] });

/** Left of the Sun in the first view, where a panel at the left covers it. */
const LEFT_OF_SUN: Vector3 = [-0.8, -0.4, 0];

describe('An object that a panel comes to cover', () => {
  test('is moved beside the panel, with distance and direction as the user has them', () => {
    const { cover, seen, viewpoint } = watched(LEFT_OF_SUN);
    cover(OPEN);
    expect(seen(UNDER_LIST)).toBe(false);
    cover(UNDER_LIST);
    expect(seen(UNDER_LIST)).toBe(true);
    const { azimuth, elevation } = viewpoint();
    expect({ azimuth, elevation }).toEqual({
      azimuth: FIRST_VIEWPOINT.azimuth,
      elevation: FIRST_VIEWPOINT.elevation,
    });
  });

  test('is where it was before once the panel has left', () => {
    const { cover, viewpoint } = watched(LEFT_OF_SUN);
    for (const fitting of [OPEN, UNDER_LIST, OPEN]) cover(fitting);
    expect(viewpoint()).toBe(FIRST_VIEWPOINT);
  });

  test('stays where the user has moved it meanwhile', () => {
    const { cover, viewpoint, look } = watched(LEFT_OF_SUN);
    for (const fitting of [OPEN, UNDER_LIST]) cover(fitting);
    const chosen = { ...viewpoint(), azimuth: viewpoint().azimuth + 0.01 };
    look(chosen);
    cover(OPEN);
    expect(viewpoint()).toBe(chosen);
  });

  test('is not brought into sight where it was out of sight before', () => {
    const { cover, viewpoint } = watched([30, 12, 4]);
    for (const fitting of [OPEN, UNDER_LIST]) cover(fitting);
    expect(viewpoint()).toBe(FIRST_VIEWPOINT);
  });
});

function watched(position: Vector3) {
  let viewpoint: Viewpoint = FIRST_VIEWPOINT;
  let fitting: Fitting | undefined;
  const camera = () => cameraOf(viewpoint, NOTHING_FOLLOWED, ZOOM);
  const onCover = panIntoSight({
    selected: () => 'a',
    zoom: () => ZOOM,
    view: {
      pictureAt: () => ({
        camera: camera(),
        objects: [{ id: 'a', name: 'a', colour: [1, 1, 1], selected: true, position }],
      }),
      viewpoint: () => viewpoint,
      look: (next) => void (viewpoint = next),
      followed: () => NOTHING_FOLLOWED,
    },
    fitting: () => fitting,
    realNow: () => 0,
  });
  return {
    cover: (next: Fitting) => {
      fitting = next;
      onCover();
    },
    seen: (under: Fitting) => isInFreeArea(camera(), position, under),
    viewpoint: () => viewpoint,
    look: (next: Viewpoint) => void (viewpoint = next),
  };
}
