import { expect, test } from 'vitest';
import { readSynodicPath, writeSynodicPath } from '#contract/nov/synodic-bytes.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { stateToElements } from '#engine/orbit/state-to-elements.ts';
import { SYNODIC_WIDTH } from '#server/tasks/synodic-tasks.ts';
import { createSynodicMaker } from '#server/tasks/synodic-of.ts';
import { synodicFile } from '#server/synodic/synodic-response.ts';
import { columnAt } from '#tools/sovt/scene/column-at.ts';
import { testEphemeris } from '../../../engine/ephemeris-fixture.ts';
import { fakeBody } from '../../../server/fakes/fake-catalogue.ts';

/** Passes the Earth at 40,000 km with 6 km/s, in the evening of a day. */
const NEAREST = 2_461_071.8;
const FROM = NEAREST - 10.3;
const APART_AU = 40_000 / 149_597_870.7;
const SPEED = (6 * 86_400) / 149_597_870.7;

const ephemeris = testEphemeris();
const { synodicOf } = createSynodicMaker({ ephemeris, cover: () => undefined });
const task = { body: passing(), propagation: 'perturbed', planets: false } as const;
const epochs = Float64Array.from({ length: 21 }, (_, day) => FROM + day);

test('between days, distances are known to 1e-6 au through a passage of the Earth; from days alone they are lost', () => {
  const moments = Float64Array.from({ length: 400 }, (_, at) => FROM + 0.37 + at * 0.0491);
  const { values } = synodicOf({ ...task, epochs: moments });
  const { passages = [], ...days } = synodicOf({ ...task, epochs, passages: true });
  expect(passages.map(({ step }) => step)).toEqual([1 / 48, 1 / 480]);
  expect(worst({ ...days, passages })).toBeLessThan(1e-6);
  expect(worst(days)).toBeGreaterThan(1e-4);

  function worst(path: ReturnType<typeof synodicOf>): number {
    const sent = writeSynodicPath(
      synodicFile(path, 1, { provenance: { source: 'test', catalogueDate: '' } }),
    );
    const file = readSynodicPath(sent);
    return Array.from(moments).reduce((most, moment, row) => {
      const mjd = moment - MJD_ORIGIN;
      const distance = columnAt(file, { name: 'earthDistances' }, mjd) ?? Infinity;
      const x = columnAt(file, { name: 'places', stride: 3 }, mjd) ?? Infinity;
      const right = values.subarray(row * SYNODIC_WIDTH, (row + 1) * SYNODIC_WIDTH);
      return Math.max(most, Math.abs(distance - right[5]), Math.abs(x - right[0]));
    }, 0);
  }
});

function passing() {
  const [earth, sun] = [BODY.Earth, BODY.Sun].map((body) => {
    const state = new Float64Array(6);
    ephemeris.state(body, NEAREST, 0, state);
    return state;
  });
  const helio = earth.map((part, axis) => part - sun[axis]);
  const orbit = {
    epoch: { scale: 'TDB', day: NEAREST, offset: 0 },
    position: [helio[0] + APART_AU, helio[1], helio[2]],
    velocity: [helio[3], helio[4] + SPEED * 0.8, helio[5] + SPEED * 0.6],
  } as const;
  return { ...fakeBody(), elements: stateToElements(orbit) };
}
