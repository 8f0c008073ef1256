/** The properties of a HiPS survey that are needed to show its pictures. */
export type SurveyFacts = {
  readonly title: string;
  /** Whose pictures they are; empty where the survey does not say. */
  readonly copyright: string;
  readonly fileType: 'jpg' | 'png';
  /** Order of the sharpest tiles. */
  readonly maxOrder: number;
  /** Pixels along the side of a tile. */
  readonly tileWidth: number;
  readonly frame: 'equatorial' | 'galactic';
};

/** Longest text about a survey that is read, characters. */
const LONGEST = 100_000;

/** Orders of tiles with a picture of all of them and with numbers that doubles hold. */
const ORDERS = { min: 3, max: 24 } as const;

const WIDTHS = { min: 64, max: 4096, usual: 512 } as const;

/**
 * Reads what a survey says about itself, in its file `properties`.
 *
 * @param address folder of the survey.
 * @throws RangeError naming what cannot be shown, or the status of a refusal; what `fetch` throws.
 */
export async function loadSurveyFacts(address: string): Promise<SurveyFacts> {
  const response = await fetch(`${address}/properties`);
  if (!response.ok) throw new RangeError(`The survey answers ${response.status} for its properties`);
  return readSurveyFacts(await response.text());
}

/**
 * Reads lines of `name = value`.
 *
 * @throws RangeError naming what cannot be shown.
 * @see IVOA HiPS 1.0, section 4.4
 */
export function readSurveyFacts(text: string): SurveyFacts {
  if (text.length > LONGEST)
    throw new RangeError(`The description of the survey has ${text.length} characters, more than ${LONGEST}`);
  const properties = new Map(
    text.split(/\r?\n/).flatMap((line): readonly (readonly [string, string])[] => {
      const [, name, value] = /^\s*([^#=\s][^=\s]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  const formats = (properties.get('hips_tile_format') ?? '').split(/\s+/);
  const frame = properties.get('hips_frame') ?? '';
  if (frame !== 'equatorial' && frame !== 'galactic')
    throw new RangeError(`The survey's frame must be equatorial or galactic, but is "${frame}"`);
  if (!formats.includes('jpeg') && !formats.includes('png'))
    throw new RangeError(`The survey's tiles must be jpeg or png, but are "${formats.join(' ')}"`);
  return {
    title: properties.get('obs_title') ?? properties.get('obs_collection') ?? 'Survey without a title',
    copyright: properties.get('obs_copyright') ?? '',
    fileType: formats.includes('jpeg') ? 'jpg' : 'png',
    maxOrder: wholeNumber('hips_order', properties.get('hips_order'), ORDERS),
    tileWidth: wholeNumber(
      'hips_tile_width',
      properties.get('hips_tile_width') ?? String(WIDTHS.usual),
      WIDTHS,
    ),
    frame,
  };
}

function wholeNumber(name: string, text = '', { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new RangeError(
    `${name} of the survey must be a whole number from ${min} to ${max}, but is "${text}"`,
  );
}
