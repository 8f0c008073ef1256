import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { type HorizonPoint, type Obstruction, obstructionOf } from '#engine/sky/obstruction.ts';

/** What a pasted horizon is: a line around the site, nothing, or a text with a line that cannot be read. */
export type Horizon =
  | { readonly kind: 'open' }
  | { readonly kind: 'line'; readonly points: readonly HorizonPoint[]; readonly obstruction: Obstruction }
  | { readonly kind: 'refused'; readonly message: string };

const COMMENT = /(#|;|\/\/).*$/;
const SEPARATOR = /[\s,]+/;

/** Longest part of a line that a message repeats, characters. */
const LONGEST_QUOTE = 30;

/**
 * Reads an obstruction horizon: a line for each corner with its azimuth and altitude in degrees, azimuths from north through
 * east, apart by blanks or a comma. Comments begin with #, ; or //.
 *
 * Horizon files of N.I.N.A. (.hrz) and the list of points of a polygonal landscape of Stellarium are written like that.
 */
export function readHorizon(text: string): Horizon {
  const points: HorizonPoint[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const plain = line.replace(COMMENT, '').trim();
    if (plain === '') continue;
    const [azimuth, altitude, ...others] = plain.split(SEPARATOR).map(Number);
    if (
      azimuth === undefined ||
      altitude === undefined ||
      others.length > 0 ||
      !Number.isFinite(azimuth + altitude)
    )
      return refusalAt(index, `must be an azimuth and an altitude, but is "${quoted(plain)}"`);
    if (azimuth < 0 || azimuth > 360)
      return refusalAt(index, `has the azimuth ${azimuth}, which is not 0 to 360`);
    if (altitude < -10 || altitude > 90)
      return refusalAt(index, `has the altitude ${altitude}, which is not -10 to 90`);
    points.push({ azimuth, altitude });
  }
  if (points.length === 0) return { kind: 'open' };
  try {
    return { kind: 'line', points, obstruction: obstructionOf(points) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'refused', message: `The horizon cannot be used: ${error.message}.` };
  }
}

function refusalAt(index: number, message: string): Horizon {
  return { kind: 'refused', message: `Line ${index + 1} ${message}.` };
}

function quoted(text: string): string {
  const line = withoutDirectionControls(text);
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
