import { BARE_SKY, KITE, skyCamera, skyFixture, skyInputs, starsAllOver } from '../stage/sky.ts';

/** A wide field towards the pole: stars in two colours, the grid of the equator, a constellation and the ecliptic. */
export const fixture = skyFixture(
  skyInputs(skyCamera(83, 40, 80), {
    stars: [starsAllOver(4000, 6)],
    constellations: KITE,
    look: {
      ...BARE_SKY,
      grids: { ...BARE_SKY.grids, equatorial: true },
      eclipticLine: true,
      constellationLines: true,
      constellationBorders: true,
    },
  }),
);
