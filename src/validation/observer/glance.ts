import { DEGREE } from '#engine/constants.ts';
import type { GroundSite } from '#engine/earth/site.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import type { LightSource } from '#engine/observe/light-source.ts';
import { apparentMagnitude, type Photometry } from '#engine/photometry/photometry.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';

/**
 * Compares glances from a turning site, one date after the other, with rows of Horizons.
 *
 * @returns compares one row; `read` gives its columns, `put` takes the errors.
 */
export function glancer(
  site: GroundSite,
  ephemeris: Ephemeris,
  source: LightSource,
  law: Photometry,
): (read: (column: string) => number, put: (quantity: string, error: number) => void) => void {
  const turning = createTurningSite(site);
  const view = createEarthView(ephemeris);
  const { sight } = view;
  return (read, put) => {
    const { day, offset } = tdbFromUtc(read('jd_utc'));
    turning.turn(day, offset);
    view.look(source, day, offset, turning.place);
    put('glance distance', sight.earthDistance - read('delta_au'));
    put('glance distance', sight.sunDistance - read('r_au'));
    put('glance angles', sight.elongation / DEGREE - read('elong_deg'));
    put('glance angles', sight.phase / DEGREE - read('phase_deg'));
    const magnitude = apparentMagnitude(law, sight.sunDistance, sight.earthDistance, sight.truePhase);
    const isWhole = sight.phase > 120 * DEGREE;
    put('glance magnitude', (isWhole ? Math.round(magnitude) : magnitude) - read('V'));
  };
}
