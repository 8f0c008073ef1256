import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { apparentMagnitude } from '#engine/photometry/photometry.ts';
import { defaultSettings, type DisplaySettings } from '#machines/scene/display-settings-rules.ts';
import type { OptionKey } from '#machines/scene/display-option.ts';
import { withOption } from '#machines/scene/display-settings-rules.ts';
import type { CalculatedObject, ObjectData } from '#machines/sovt/object-data.ts';
import { SOVT_OPTIONS } from '#machines/sovt/sovt-tables.ts';
import { orbitRange, polarShapes } from '#tools/sovt/scene/veil-shapes.ts';
import { createVeils } from '#tools/sovt/scene/veils.ts';

const APOPHIS: ObjectData = {
  kind: 'ELLIPTICAL',
  isOwn: false,
  isComet: false,
  diameter: 340,
  parameters: {
    perihelionDistance: 0.746,
    aphelionDistance: 1.0987,
    inclination: 3.34,
    perihelionArgument: 126.7,
    absoluteMagnitude: 19.09,
    slopeParameter: 0.24,
  },
};
const CALCULATED: CalculatedObject = { designator: '2004 MN4', objectData: APOPHIS, magnitudeLimit: 22 };

test('the detection polar is the surface on which the visual magnitude is the limit', () => {
  const base = 0.99;
  for (const limit of [18, 22, 24]) {
    for (const { shape } of polarShapes(APOPHIS, limit, base)) {
      for (let row = 0; row < shape.shades.length; row++) {
        const [x, across] = [shape.profile[2 * row] + base, shape.profile[2 * row + 1]];
        const [sun, earth] = [Math.hypot(x, across), Math.hypot(x - base, across)];
        if (sun < 1e-6 || earth < 1e-6) continue;
        const phase = Math.acos(
          Math.max(-1, Math.min(1, (sun ** 2 + earth ** 2 - base ** 2) / (2 * sun * earth))),
        );
        if (phase > 179 * DEGREE || phase < DEGREE) continue;
        const seen = apparentMagnitude({ law: 'H-G', h: 19.09, g: 0.24 }, sun, earth, phase);
        expect(seen).toBeCloseTo(limit, 4);
      }
    }
  }
});

test('the detection polar has a degree of phase from point to point, and its limit written beside it', () => {
  const [earth] = polarShapes(APOPHIS, 15, 1);
  expect(earth?.shape.shades).toHaveLength(180);
  expect(earth?.label).toEqual({ kind: 'magnitudeLimit', text: 'Limit 15.0 mag' });
});

test('a comet has no detection polar, because its light follows another law', () => {
  expect(polarShapes({ ...APOPHIS, isComet: true }, 18, 1)).toEqual([]);
});

test('the orbit range holds every place of the orbit, from perihelion to aphelion', () => {
  const { axis, profile, shades } = orbitRange(APOPHIS);
  const distances = Array.from(shades, (_, row) => Math.hypot(profile[2 * row], profile[2 * row + 1]));
  expect(axis).toBe('z');
  expect(Math.min(...distances)).toBeCloseTo(0.746, 6);
  expect(Math.max(...distances)).toBeCloseTo(1.0987, 3);
});

test('the surfaces of the rotating frame are shown as their options have them, and stay the same while nothing changes', () => {
  const veilsOf = createVeils();
  const active = { calculated: CALCULATED, isPerturbed: false };
  const shown = (on: readonly OptionKey[], earthDistance = 1) =>
    veilsOf({ settings: settingsWith(on), earthDistance, active });
  expect(shown([])).toEqual([]);
  expect(shown(['elongationCone'])).toHaveLength(1);
  const [polar] = shown(['detectionPolar']);
  expect(polar?.opacity).toBeCloseTo(0.85, 12);
  expect(shown(['detectionPolar'])[0]?.shape).toBe(polar?.shape);
  expect(shown(['detectionPolar'], 1.001)[0]).toMatchObject({ shape: polar?.shape, centre: [1.001, 0, 0] });
  expect(shown(['detectionPolar'], 1.01)[0]?.shape).not.toBe(polar?.shape);
  expect(shown(['orbitRange'])).toHaveLength(1);
});

test('the surfaces of the rotating frame leave the orbit range out for a perturbed orbit, and the polar while nothing is calculated', () => {
  const veilsOf = createVeils();
  const settings = settingsWith(['orbitRange', 'detectionPolar', 'elongationCone']);
  const perturbed = { calculated: CALCULATED, isPerturbed: true };
  const both = polarShapes(APOPHIS, 22, 1).length + 1;
  expect(veilsOf({ settings, earthDistance: 1, active: perturbed })).toHaveLength(both);
  expect(veilsOf({ settings, earthDistance: 1, active: undefined })).toHaveLength(1);
});

function settingsWith(on: readonly OptionKey[]): DisplaySettings {
  const options = on.reduce((before, key) => withOption(before, key, true), SOVT_OPTIONS);
  return defaultSettings(options);
}
