/** How many pixels a map has across; the sharper ones are fetched when a body fills enough of the picture. */
export type Sharpness = '1k' | '2k' | '4k';

/** Folder of the maps on the service. */
export const TEXTURE_FOLDER = '/static/textures/detailed/';

/** Maps that exist with 2048 pixels beside those with 1024. */
const SHARPER = ['mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'sun'];

/** Ending of the name of a negative. */
const NEGATIVE = '_neg';

/** Name of a map: its negative for inverted colours. */
export function textureName(name: string, inverted: boolean): string {
  return inverted ? `${name}${NEGATIVE}` : name;
}

/**
 * Address of a map by its name, `earth` or `earth_neg`; the sharpest there is up to the requested one.
 *
 * The Milky Way, diffuse light without stars, has one size; Saturn's rings are a profile with an opacity.
 */
export function texturePath(name: string, sharpness: Sharpness): string {
  const inverted = name.endsWith(NEGATIVE);
  const plain = inverted ? name.slice(0, -NEGATIVE.length) : name;
  const size = sharpness !== '1k' && SHARPER.includes(plain) ? '_2k' : '';
  const type = plain === 'saturn_rings' ? 'png' : 'jpg';
  return `${TEXTURE_FOLDER}${textureName(`${plain}${size}`, inverted)}.${type}`;
}
