import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import { DEGREE } from '#engine/constants.ts';
import { GEOCENTRIC, type Observatory, observatoryId } from '../observatory.ts';
import { BadFileError, type Parsed } from '../source.ts';
import { decodeReferences } from '../character-references.ts';
import { RowError, collectRows } from './rows.ts';
import { decodeText, linesOf } from './text.ts';
import { numberOf, textOf } from './value.ts';

/**
 * Observatories of the Minor Planet Center's `ObsCodes.html`: fixed width between `<pre>` marks; fields may touch.
 *
 * Codes without a fixed place (spacecraft, roving and occultation observers) are left out and named.
 *
 * @throws {BadFileError} when the list or its end is missing.
 */
export function parseMpcObservatories(bytes: Uint8Array): Parsed<Observatory> {
  const text = decodeText(bytes);
  const list = /<pre>\s*Code\s+Long\.[^\n]*\n([\s\S]*)<\/pre>/.exec(text)?.[1];
  if (list === undefined) throw new BadFileError('no whole list of codes between <pre> and </pre>');
  return collectRows(linesOf(list), {
    nameOf: (line) => `${line.slice(0, 3)} ${line.slice(30)}`,
    read: readLine,
    keyOf: (observatory) => observatory.code,
  });
}

function readLine(line: string): Observatory {
  const code = line.slice(0, 3);
  if (!/^[0-9A-Za-z]\d{2}$/.test(code)) throw new RowError(`not an observatory code: ${code}`);
  const name = decodeReferences(textOf(line.slice(30), 'name'));
  if (line.slice(4, 30).trim() === '') throw new RowError('no fixed place');
  return observatoryOf(code, name, {
    longitudeDeg: numberOf(line.slice(4, 13), 'longitude'),
    rhoCosPhi: numberOf(line.slice(13, 21), 'cos'),
    rhoSinPhi: numberOf(line.slice(21, 30), 'sin'),
  });
}

/** The MPC's parameters of a place: degrees east, Earth radii. */
export type ParallaxConstants = Pick<Observatory, 'longitudeDeg' | 'rhoCosPhi' | 'rhoSinPhi'>;

/**
 * An observatory from its parallax constants.
 *
 * @throws {RowError} when the constants are of no place on the ground; the geocentre itself is allowed under its code.
 */
function observatoryOf(code: string, name: string, constants: ParallaxConstants): Observatory {
  const { longitudeDeg, rhoCosPhi, rhoSinPhi } = constants;
  if (code === GEOCENTRIC.code) {
    return { ...GEOCENTRIC, longitudeDeg: 0, latitudeDeg: 0, altitudeM: 0, rhoCosPhi: 0, rhoSinPhi: 0 };
  }
  if (rhoCosPhi === 0 && rhoSinPhi === 0) throw new RowError('no fixed place');
  try {
    const site = siteFromParallaxConstants(longitudeDeg, rhoCosPhi, rhoSinPhi);
    return {
      id: observatoryId(code),
      code,
      name,
      longitudeDeg: longitudeDeg >= 180 ? longitudeDeg - 360 : longitudeDeg,
      latitudeDeg: site.latitude / DEGREE,
      altitudeM: site.heightKm * 1000,
      rhoCosPhi,
      rhoSinPhi,
    };
  } catch (error) {
    throw error instanceof RangeError ? new RowError(error.message) : error;
  }
}
