import { BARE_SKY, PAPER, skyCamera, skyFixture, skyInputs, starsAt, trailAt } from '../stage/sky.ts';

/** Half a degree on paper: a path with its dates and all that is marked on it, among a few stars, with the finer grid. */
export const fixture = skyFixture(
  skyInputs(skyCamera(83, 22, 0.5), {
    stars: [
      starsAt([
        [82.85, 22.12, 7.5],
        [83.22, 21.93, 10],
        [83.1, 22.16, 12.5],
      ]),
    ],
    trails: [trailAt(83, 22, 0.05)],
    look: {
      ...BARE_SKY,
      ...PAPER,
      starLimit: 14,
      grids: { ...BARE_SKY.grids, equatorial: true },
      trail: { ...BARE_SKY.trail, uncertainty: { factor: 5, every: 3 } },
    },
  }),
);
