import { expect, test } from 'vitest';
import { telescopeProfile } from '#contract/opt/telescope-profile.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { COMMON_OPTICS, newTelescope, profileOf } from '#parts/telescope/telescope-draft.ts';

test('a new telescope has neither aperture nor focal length, and is none before they are given', () => {
  const draft = newTelescope(COMMON_TELESCOPE);
  expect(draft).toMatchObject({ apertureMm: undefined, focalLengthMm: undefined, name: '' });
  expect(profileOf({ ...draft, apertureMm: 250 }, [])).toBeUndefined();
});

test('aperture and focal length make a telescope, which is called by them', () => {
  const draft = { ...newTelescope(undefined), apertureMm: 300, focalLengthMm: 1200 };
  expect(telescopeProfile.parse(profileOf(draft, []))).toMatchObject({
    name: '30 cm f/4',
    pixelUm: COMMON_TELESCOPE.pixelUm,
  });
  expect(profileOf(draft, ['30 cm f/4'])?.name).toBe('30 cm f/4 2');
  expect(profileOf({ ...draft, name: ' Backyard ' }, [])?.name).toBe('Backyard');
  expect(profileOf({ ...draft, apertureMm: 1530, focalLengthMm: 2448 }, [])?.name).toBe('1.5 m f/1.6');
});

test('a zero point that was measured with one telescope does not go over to another', () => {
  expect(newTelescope({ ...COMMON_TELESCOPE, zeroPoint: 22 })).not.toHaveProperty('zeroPoint');
});

test('every common telescope is a profile with the camera of a new one', () => {
  for (const optics of Object.values(COMMON_OPTICS))
    expect(telescopeProfile.safeParse(profileOf({ ...newTelescope(undefined), ...optics }, [])).success).toBe(
      true,
    );
});
