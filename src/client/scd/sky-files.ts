import ky from 'ky';
import { type BrightStars, readBrightStars } from '#catalogue/stars/bright-stars-file.ts';
import {
  type ConstellationFile,
  BRIGHT_STARS_FILE,
  CONSTELLATIONS_FILE,
} from '#catalogue/stars/sky-files.ts';
import { API_CALL_MESSAGE, RequestFailed } from '#contract/rest/failure.ts';
import { onSite } from '../site.ts';

/** Contents of the sky chart without the service: stars to V 7 with their names, and the constellations. */
export type SkyFiles = { readonly stars: BrightStars; readonly constellations: ConstellationFile };

const FOLDER = '/static/sky/';

/**
 * Loads the files of the sky that come with the page.
 *
 * @throws RequestFailed where they cannot be loaded, or have another content than expected.
 */
export async function loadSkyFiles(
  options: { readonly fetch?: typeof fetch; readonly signal?: AbortSignal; readonly baseUrl?: string } = {},
): Promise<SkyFiles> {
  const { baseUrl = '', ...rest } = options;
  try {
    const [bytes, constellations] = await Promise.all([
      ky(baseUrl + onSite(FOLDER + BRIGHT_STARS_FILE), rest).arrayBuffer(),
      ky(baseUrl + onSite(FOLDER + CONSTELLATIONS_FILE), rest).json<ConstellationFile>(),
    ]);
    return { stars: readBrightStars(new Uint8Array(bytes)), constellations };
  } catch (error) {
    throw new RequestFailed({ kind: 'network', message: API_CALL_MESSAGE }, { cause: error });
  }
}
