import { expect, test } from 'vitest';
import { MARK, readSwarm, type SwarmMember, writeSwarm } from '#contract/nov/swarm-bytes.ts';
import { POPULATION_MARK } from '#contract/sovt/population-bytes.ts';
import { swarmLaws } from '#tools/sovt/population/follow-population.ts';

const ORBIT = {
  meanMotion: 0.01,
  eccentricity: 0.1,
  inclination: 0,
  node: 0,
  argumentOfPerihelion: 0,
  meanAnomaly: 0,
};
const of = (changes: Partial<SwarmMember>) => ({ ...ORBIT, group: 'Apollo' as const, marks: 0, ...changes });

test('the laws of a swarm are H and G, of comets M1 and K1; what is not known yet, or lost and not included, is never seen', () => {
  const swarm = readSwarm(
    writeSwarm({
      day: 2_461_000.5,
      catalogueDate: '',
      ellipses: [
        of({ magnitude: 19.1 }),
        of({ magnitude: 11.5, marks: MARK.comet }),
        of({}),
        of({ magnitude: 22 }),
      ],
      open: [],
    }),
  );
  const part = {
    count: 3,
    columns: {
      row: Uint32Array.of(0, 1, 2),
      slope: Float32Array.of(0.25, 10, 0.25),
      brightest: Int16Array.of(0, 0, 0),
      brightestAt: Float32Array.of(0, 0, 0),
      windowStart: Float32Array.of(0, 0, 0),
      windowEnd: Float32Array.of(0, 0, 0),
      marks: Uint8Array.of(0, 0, 0),
    },
  };
  expect([...swarmLaws(swarm, [part], false)]).toEqual(
    [19.1, 0.25, 0, 11.5, 10, 1, 99, 0.25, 0, 99, 0, 0].map(Math.fround),
  );

  const marks = Uint8Array.of(0, POPULATION_MARK.lost, 0);
  const withLost = { ...part, columns: { ...part.columns, marks } };
  const magnitudeOfComet = (includesLost: boolean) => swarmLaws(swarm, [withLost], includesLost)[3];
  expect([magnitudeOfComet(false), magnitudeOfComet(true)]).toEqual([99, 11.5]);
});
