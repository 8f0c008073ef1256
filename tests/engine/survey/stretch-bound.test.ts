import { expect, test } from 'vitest';
import { DEGREE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { createNodeBuilder } from '#engine/survey/build-nodes.ts';
import { followObject } from '#engine/survey/follow-object.ts';
import { createLimitTest } from '#engine/survey/limit-test.ts';
import { gridCovering } from '#engine/survey/node-grid.ts';
import { createNodeTrack } from '#engine/survey/node-track.ts';
import { createObjectSamples } from '#engine/survey/object-samples.ts';
import { emptyNodes, NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import type { Limits } from '#engine/survey/quantities.ts';
import { surveySky } from '#engine/survey/survey-sky.ts';
import { createSurveyor } from '#engine/survey/surveyor.ts';
import { testEphemeris } from '../ephemeris-fixture.ts';
import { SAMPLE_EPOCH } from '../sample-orbit.ts';
import { randomOrbit } from '../random-orbit.ts';
import { seededRandom } from '../seeded-random.ts';

const OBJECTS = 160;
const LAW = { law: 'H-G', h: 20, g: 0.15 } as const;
const GRID = gridCovering(SAMPLE_EPOCH, SAMPLE_EPOCH + 60);

/** Limits that many objects are near in some night, each alone and all together. */
const SEARCHES: readonly Limits[] = [
  { elevation: between(35, 90) },
  { elevation: between(-90, 5) },
  { sunElongation: between(120, 180) },
  { moonElongation: between(0, 25) },
  { galaxyLatitude: between(0, 6) },
  { magnitude: between(-30, 20) },
  { skyMovement: between(1, 10) },
  {
    magnitude: between(-30, 24),
    sunElongation: between(50, 180),
    moonElongation: between(30, 180),
    galaxyLatitude: between(10, 90),
    elevation: between(30, 90),
  },
];

test.each([
  ['a week at Mount Lemmon', -110.79, 32.44, 10, 7],
  ['a month at Paranal', -70.4, -24.6, 3, 30],
  ['two nights at Tromsø', 18.9, 69.7, 50, 2],
  ['a week near the date line', 179.9, -16.5, 20, 7],
  ['a week at the south pole', 0, -89.9, 20, 7],
])(
  '%s has the same objects inside the limits, as bright at most, as a look at every half hour finds',
  (_, longitude, latitude, from, days) => {
    const ephemeris = testEphemeris();
    const nodes = nodesOfOrbits();
    const window = { fromUtc: SAMPLE_EPOCH + from, toUtc: SAMPLE_EPOCH + from + days };
    const sky = surveySky(siteFromGeodetic(longitude, latitude, 0), ephemeris, window);
    const surveyor = createSurveyor(nodes, ephemeris, sky);
    const track = createNodeTrack(nodes);
    const samples = createObjectSamples(sky.count);
    const ready = [...nodes.status.keys()].filter((object) => nodes.status[object] === NODE_STATUS.ready);
    expect(ready.length).toBeGreaterThan(OBJECTS / 2);
    for (const limits of SEARCHES) {
      const find = surveyor.finder(limits);
      const isInside = createLimitTest(limits, sky, samples)(undefined);
      const looked = ready.filter((object) => {
        track.aim(object);
        return followObject(
          { track, origin: GRID.firstDay, stretches: sky.stretches },
          LAW,
          sky,
          samples,
          isInside,
        );
      });
      expect(ready.filter((object) => find(object, { photometry: LAW }))).toEqual(looked);
    }
    const brightest = surveyor.ranges({}, 'magnitude', 'low');
    const range = surveyor.ranges({}, 'magnitude');
    for (const object of ready)
      expect(brightest(object, { photometry: LAW }).low).toBe(range(object, { photometry: LAW }).low);
  },
);

function between(min: number, max: number) {
  return { range: { min, max }, acceptsAbsent: false };
}

/** Nodes of random orbits from the Sun's neighbourhood to the main belt, and of objects that are 0.03 to 0.4 au from the Earth. */
function nodesOfOrbits() {
  const random = seededRandom(5);
  const ephemeris = testEphemeris();
  const nodes = emptyNodes(GRID, OBJECTS);
  const build = createNodeBuilder(ephemeris, GRID);
  const [earth, sun] = [new Float64Array(6), new Float64Array(6)];
  ephemeris.state(BODY.Earth, SAMPLE_EPOCH, 30, earth);
  ephemeris.state(BODY.Sun, SAMPLE_EPOCH, 30, sun);
  for (let object = 0; object < OBJECTS; object++)
    build(object % 2 === 0 ? anywhere() : nearEarth(), nodes, object);
  return nodes;

  function anywhere(): Orbit {
    return randomOrbit(random, [0.1, 1.5], [0.05, 0.8], (one) => 60 * DEGREE * one ** 2);
  }

  function nearEarth(): Orbit {
    const away = 0.03 + 0.37 * random();
    const [x, y, z, vx, vy, vz] = earth.map(
      (value, k) => value - sun[k] + (random() - 0.5) * (k < 3 ? 1.2 * away : 0.01),
    );
    return {
      epoch: { scale: 'TDB', day: SAMPLE_EPOCH, offset: 30 },
      position: [x, y, z],
      velocity: [vx, vy, vz],
    };
  }
}
