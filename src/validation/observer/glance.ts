import { DEGREE } from '#engine/constants.ts';
import type { GroundSite } from '#engine/earth/site.ts';
import { createTurningSite } from '#engine/earth/turning-earth.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { createEarthView } from '#engine/observe/earth-sight.ts';
import type { LightSource } from '#engine/observe/light-source.ts';
import { apparentMagnitude, type Photometry } from '#engine/photometry/photometry.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { type RowValue, rowValue } from '../row-value.ts';

/**
 * Compares glances from a turning site, one date after the other, with rows of Horizons.
 *
 * @returns compares one row; `read` gives its columns, `put` takes the errors and the numbers that differ by them.
 */
export function glancer(
  site: GroundSite,
  ephemeris: Ephemeris,
  source: LightSource,
  law: Photometry,
): (
  read: (column: string) => number,
  put: (quantity: string, error: number, value: RowValue) => void,
) => void {
  const turning = createTurningSite(site);
  const view = createEarthView(ephemeris);
  const { sight } = view;
  return (read, put) => {
    const { day, offset } = tdbFromUtc(read('jd_utc'));
    turning.turn(day, offset);
    view.look(source, day, offset, turning.place);
    const compare = (quantity: string, name: string, unit: string, column: string, computed: number) =>
      put(quantity, computed - read(column), rowValue(name, unit, read(column), computed));
    compare('glance distance', 'Delta', 'au', 'delta_au', sight.earthDistance);
    compare('glance distance', 'r', 'au', 'r_au', sight.sunDistance);
    compare('glance angles', 'Elongation', 'deg', 'elong_deg', sight.elongation / DEGREE);
    compare('glance angles', 'Phase', 'deg', 'phase_deg', sight.phase / DEGREE);
    const magnitude = apparentMagnitude(law, sight.sunDistance, sight.earthDistance, sight.truePhase);
    const isWhole = sight.phase > 120 * DEGREE;
    compare('glance magnitude', 'V', 'mag', 'V', isWhole ? Math.round(magnitude) : magnitude);
  };
}
