/**
 * Addresses of the files of the ephemeris by their names, as seen from the module that this file becomes. Bundlers carry a file along
 * whose name is written out like this, and no other.
 */
export const ADDRESSES: Readonly<Record<string, URL>> = {
  'index.json': new URL('../../../ephemeris/index.json', import.meta.url),
  '1898-1943.1474f115.bin': new URL('../../../ephemeris/1898-1943.1474f115.bin', import.meta.url),
  '1943-1988.72365ddd.bin': new URL('../../../ephemeris/1943-1988.72365ddd.bin', import.meta.url),
  '1988-2033.ecc7999e.bin': new URL('../../../ephemeris/1988-2033.ecc7999e.bin', import.meta.url),
  '2033-2078.c2a1235c.bin': new URL('../../../ephemeris/2033-2078.c2a1235c.bin', import.meta.url),
  '2078-2123.f75afd2c.bin': new URL('../../../ephemeris/2078-2123.f75afd2c.bin', import.meta.url),
  '2123-2168.f0f99995.bin': new URL('../../../ephemeris/2123-2168.f0f99995.bin', import.meta.url),
  '2168-2212.58c50eeb.bin': new URL('../../../ephemeris/2168-2212.58c50eeb.bin', import.meta.url),
  '2212-2257.ee5469ec.bin': new URL('../../../ephemeris/2212-2257.ee5469ec.bin', import.meta.url),
  '2257-2302.ebbad57b.bin': new URL('../../../ephemeris/2257-2302.ebbad57b.bin', import.meta.url),
  '2302-2347.52bb2e9d.bin': new URL('../../../ephemeris/2302-2347.52bb2e9d.bin', import.meta.url),
  '2347-2392.05b8d661.bin': new URL('../../../ephemeris/2347-2392.05b8d661.bin', import.meta.url),
  '2392-2437.65eb7e9d.bin': new URL('../../../ephemeris/2392-2437.65eb7e9d.bin', import.meta.url),
  '2437-2482.aaca13e2.bin': new URL('../../../ephemeris/2437-2482.aaca13e2.bin', import.meta.url),
};
