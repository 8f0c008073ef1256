import { expect, test, vi } from 'vitest';
import { OVT_OPTIONS } from '#machines/ovt/ovt-tables.ts';
import { defaultSettings, withInverted } from '#machines/scene/display-settings-rules.ts';
import { sceneLook } from '#parts/display-settings/scene-look.ts';
import { viewOf } from '#render/cameras/orbit-camera.ts';
import { scaleBarPiece } from '#render/labels/paint-scale-bar.ts';
import type { Colour } from '#render/picture/colour.ts';
import { UNCOVERED } from '#render/picture/cover.ts';
import { HELIOCENTRIC } from '#render/picture/space.ts';
import { contrast } from '../../render/contrast.ts';
import { recordedContext } from '../../render/recorded-context.ts';

const CAMERA = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 5, fieldOfView: 0.8 } as const;

test.each([false, true])('the scale bar is legible on its background, inverted: %s', (isInverted) => {
  vi.stubGlobal('document', { fonts: { status: 'loaded' } });
  const settings = defaultSettings(OVT_OPTIONS);
  const look = sceneLook({
    ...settings,
    invertColors: withInverted(settings.invertColors, 'scene', isInverted),
  });
  const { context, drawn } = recordedContext();
  const picture = { camera: CAMERA, space: HELIOCENTRIC, look, pixelRatio: 1, cover: UNCOVERED };
  const view = viewOf(CAMERA, { width: 800, height: 600 });
  scaleBarPiece(context, { ...picture, view }, look.scaleBar).paint(context);

  const [behind, bar] = drawn.filter(({ kind }) => kind === 'fillRect').map(({ fillStyle }) => fillStyle);
  const [words] = drawn.filter(({ kind }) => kind === 'fillText').map(({ fillStyle }) => fillStyle);
  expect(words).toBe(bar);
  expect(contrast(channels(bar), channels(behind))).toBeGreaterThan(4.5); // WCAG 2.2, 1.4.3
  expect(contrast(channels(behind), look.background)).toBeCloseTo(1, 1);
});

/** Of `rgb(170 182 196 / 1)`. */
function channels(css: unknown): Colour {
  const [red, green, blue] =
    String(css)
      .match(/\d+/g)
      ?.map((byte) => Number(byte) / 255) ?? [];
  return [red, green, blue];
}
