import type { Observatory } from '../site/observatory.ts';

/** A site, and the IANA zone whose clock it goes by. */
export type ZonedSite = { readonly zone: string; readonly site: Observatory };

/**
 * Sites whose night is shown to a user whose own is unknown, one for each part of the world. Codes, names and places are those of
 * the Minor Planet Center.
 */
export const WELL_KNOWN_SITES: readonly [ZonedSite, ...ZonedSite[]] = [
  at('Atlantic/Canary', '950', 1950, 'La Palma', 28.7602, -17.8824, 2321),
  at('Europe/Madrid', '493', 1493, 'Calar Alto', 37.2235, -2.5458, 2173),
  at('Africa/Johannesburg', 'K91', 3091, 'Sutherland-LCO A', -32.3805, 20.8102, 1807),
  at('America/New_York', '786', 1786, 'U.S. Naval Obs., Washington (since 1893)', 38.9204, -77.0655, 91),
  at('America/Phoenix', 'G96', 2696, 'University of Arizona Mt. Lemmon Survey', 32.4427, -110.7887, 2757),
  at('America/Santiago', 'W84', 4284, 'Cerro Tololo-DECam', -30.1696, -70.8064, 2203),
  at('Asia/Tashkent', '188', 1188, 'Maidanak', 38.6734, 66.8956, 2579),
  at('Asia/Kolkata', 'N50', 3350, 'Himalayan Chandra Telescope, IAO, Hanle', 32.7795, 78.9638, 4475),
  at('Asia/Shanghai', '327', 1327, 'Peking Observatory, Xinglong Station', 40.3942, 117.575, 868),
  at('Asia/Tokyo', '381', 1381, 'Tokyo-Kiso', 35.7972, 137.6254, 1175),
  at('Australia/Sydney', '413', 1413, 'Siding Spring Observatory', -31.2771, 149.0661, 1164),
  at('Pacific/Auckland', '474', 1474, 'Mount John Observatory, Lake Tekapo', -43.9874, 170.465, 1027),
  at('Pacific/Honolulu', '568', 1568, 'Maunakea', 19.8261, -155.4722, 4212),
];

function at(
  zone: string,
  code: string,
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  alt: number,
): ZonedSite {
  return { zone, site: { code, id, name, latitude, longitude, alt } };
}
