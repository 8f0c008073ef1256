import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSkyFiles } from '#client/scd/sky-files.ts';
import { failureOf } from '#contract/rest/failure.ts';

/** Names of the 88 constellations: International Astronomical Union (1922), *Trans. IAU* 1, 158. */
const IAU_NAMES =
  'Andromeda,Antlia,Apus,Aquarius,Aquila,Ara,Aries,Auriga,Boötes,Caelum,Camelopardalis,Cancer,Canes Venatici,' +
  'Canis Major,Canis Minor,Capricornus,Carina,Cassiopeia,Centaurus,Cepheus,Cetus,Chamaeleon,Circinus,Columba,' +
  'Coma Berenices,Corona Australis,Corona Borealis,Corvus,Crater,Crux,Cygnus,Delphinus,Dorado,Draco,Equuleus,' +
  'Eridanus,Fornax,Gemini,Grus,Hercules,Horologium,Hydra,Hydrus,Indus,Lacerta,Leo,Leo Minor,Lepus,Libra,Lupus,' +
  'Lynx,Lyra,Mensa,Microscopium,Monoceros,Musca,Norma,Octans,Ophiuchus,Orion,Pavo,Pegasus,Perseus,Phoenix,' +
  'Pictor,Pisces,Piscis Austrinus,Puppis,Pyxis,Reticulum,Sagitta,Sagittarius,Scorpius,Sculptor,Scutum,Serpens,' +
  'Sextans,Taurus,Telescopium,Triangulum,Triangulum Australe,Tucana,Ursa Major,Ursa Minor,Vela,Virgo,Volans,' +
  'Vulpecula';

test('constellations have their names of the IAU, the two parts of Serpens one each', async () => {
  const { constellations } = await loadSkyFiles({ baseUrl: 'http://page', fetch: readPublicFile });
  const names = constellations.names.map(([, name]) => name.replace(/^Serpens .*/, 'Serpens'));
  expect(new Set(names)).toEqual(new Set(IAU_NAMES.split(',')));
});

test('the page loads its stars and constellations from files that are named by their content', async () => {
  const requested: string[] = [];
  const { stars, constellations } = await loadSkyFiles({
    baseUrl: 'http://page',
    fetch: async (request) => {
      const { pathname } = new URL(new Request(request).url);
      requested.push(pathname);
      return new Response(readFileSync(`public${pathname}`));
    },
  });
  expect(stars.stars.count).toBeGreaterThan(15_000);
  expect(stars.names[0][1]).toBe('Sirius');
  expect(constellations.names.length).toBe(89);
  for (const path of requested) expect(path).toMatch(/^\/static\/sky\/[a-z-]+\.[0-9a-f]{8}\.(bin|json)$/);
});

test('stars that cannot be loaded, or are cut off, are a failure of the network', async () => {
  const offline = loadSkyFiles({
    baseUrl: 'http://page',
    fetch: async () => Promise.reject(new TypeError('offline')),
  });
  expect(await offline.catch(failureOf)).toMatchObject({ kind: 'network' });
  const cut = loadSkyFiles({ baseUrl: 'http://page', fetch: async () => new Response('{}') });
  expect(await cut.catch(failureOf)).toMatchObject({ kind: 'network' });
});

async function readPublicFile(request: RequestInfo | URL): Promise<Response> {
  return new Response(readFileSync(`public${new URL(new Request(request).url).pathname}`));
}
