import { expect, test } from 'vitest';
import { type Focus, type OrbitList, SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import { keplerianOrbit } from '#machines/orbits/orbit-data.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { OVT_OPTIONS } from '#machines/ovt/ovt-tables.ts';
import { defaultSettings } from '#machines/scene/display-settings-rules.ts';
import { createTracks } from '#parts/orbit-tracks/object-tracks.ts';
import { instantOf } from '#parts/scene/simulated-instant.ts';
import { cameraOf, FIRST_VIEWPOINT, NOTHING_FOLLOWED } from '#parts/scene/viewpoint.ts';
import { planetOrbits } from '#parts/solar-system/planet-orbits.ts';
import { type FrameInputs, frameOf } from '#tools/ovt/scene/frame-of.ts';
import { lookOfSettings } from '#tools/ovt/scene/create-orbits-view.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';
import { listedObject } from '../../../machines/fakes/objects.ts';
import { orbitRecord } from '../../../machines/fakes/orbits.ts';

const BEFORE = instantOf(Date.UTC(2026, 4, 1));
const AFTER = instantOf(Date.UTC(2026, 5, 10));
const SETTINGS = defaultSettings(OVT_OPTIONS);
const OBJECT: Focus = { kind: 'object', designator: '433' };

test('the picture of an instant has Sun, planets and Moon, the orbits of the planets, and the shown object with its orbit', () => {
  const { picture } = frameOf(inputs(), BEFORE, NOTHING_FOLLOWED);
  expect(picture.bodies).toHaveLength(10);
  expect(picture.objects.map(({ id }) => id)).toEqual(['433']);
  const planets = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];
  expect(picture.orbits.map(({ id }) => id)).toEqual([...planets, '433 keplerian']);
});

test('the picture of an instant follows an object with its camera, and stays where that was once it has hit the Earth', () => {
  const following = inputs({ focus: OBJECT });
  const before = frameOf(following, BEFORE, NOTHING_FOLLOWED);
  expect(before.picture.camera.target).toEqual(before.picture.objects[0].position);
  const after = frameOf(following, AFTER, before.followed);
  expect(after.picture.objects).toEqual([]);
  expect(after.followed).toEqual(before.followed);
  expect(after.picture.camera.target).toEqual(before.picture.camera.target);
});

test('the picture of an instant is the same for the same inputs, instant and object followed last, and changes none of them', () => {
  const given = inputs({ focus: OBJECT });
  const before = structuredClone({ viewpoint: given.viewpoint, list: given.list });
  expect(frameOf(given, BEFORE, NOTHING_FOLLOWED)).toEqual(frameOf(given, BEFORE, NOTHING_FOLLOWED));
  expect({ viewpoint: given.viewpoint, list: given.list }).toEqual(before);
});

test('the picture of an instant settles a camera that comes back, unless orbits on their way may yet move what it follows', () => {
  const viewpoint = { ...FIRST_VIEWPOINT, eye: [1, 2, 3] as const };
  expect(frameOf({ ...inputs({}), viewpoint, isLoading: true }, BEFORE, NOTHING_FOLLOWED).viewpoint).toBe(
    viewpoint,
  );
  const made = frameOf({ ...inputs({}), viewpoint }, BEFORE, NOTHING_FOLLOWED);
  expect(made.viewpoint.eye).toBeUndefined();
  expect(made.picture.camera).toEqual(cameraOf(made.viewpoint, made.followed, 2.5));
});

/** An object that is shown until it hits the Earth on the first of June. */
function inputs({ focus = SUN_FOCUS }: { focus?: Focus } = {}): FrameInputs {
  const row = { ...listedRow(listedObject('433')), checked: true, impactDate: '2026-06-01' };
  const list: OrbitList = { objects: [row], selected: undefined, focus, impactors: [] };
  const ephemeris = testEphemeris();
  return {
    viewpoint: FIRST_VIEWPOINT,
    settings: SETTINGS,
    look: lookOfSettings(SETTINGS),
    models: new Map(),
    swarm: undefined,
    list,
    loaded: { keplerian: new Map([['433', keplerianOrbit(orbitRecord('433'))]]), perturbed: new Map() },
    isLoading: false,
    tracksOf: createTracks(),
    shapes: new Map(),
    ephemeris,
    planetOrbits: planetOrbits(ephemeris, BEFORE.day),
  };
}
