import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedFiles } from '#server/node/orbits/stored-files.ts';
import { createFetchedStars } from '#server/node/stars/fetched-stars.ts';
import { catalogueStarFields } from '#server/sky/star-fields.ts';
import { fakeStars } from '../../fakes/fake-stars.ts';

const WINDOW = {
  region: { kind: 'circle', ra: 10, dec: 20, radius: 0.25 },
  brightest: 7,
  faintest: 17,
  most: 1000,
} as const;

const HEADER = 'source_id,ra,dec,parallax,pmra,pmdec,phot_g_mean_mag,bp_rp';
/** The star of the local catalogue, seen by Gaia; one that is not in it; and one outside of the window. */
const STARS = [HEADER, '1,10,20,1,0,0,11.1,0.8', '2,10.1,20.1,1,5,5,16,', '3,11,21,1,0,0,15,0.8'].join('\n');
const VOTABLE_ERROR =
  '<?xml version="1.0"?><VOTABLE><RESOURCE type="results"><INFO name="QUERY_STATUS" value="ERROR">no such table</INFO></RESOURCE></VOTABLE>';
/** Rows as VizieR has them, one of them without a colour. */
const CONE_ROWS = `
  <TR><TD>1</TD><TD>10.0</TD><TD>20.0</TD><TD>1.0</TD><TD>0</TD><TD>0</TD><TD>11.1</TD><TD>0.8</TD></TR>
  <TR><TD>2</TD><TD>10.1</TD><TD>20.1</TD><TD/><TD>5</TD><TD>5</TD><TD>16.0</TD><TD></TD></TR>`;

let folder = '';
let server: Server | undefined;
const requests: URL[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neo-fetched-stars-'));
  requests.length = 0;
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
  rmSync(folder, { recursive: true });
});

test('stars fainter than those of the local catalogue come from the service, those of the local catalogue once, and are stored', async () => {
  const { fields } = await connected((_, response) => response.end(STARS));
  const found = await fields.find(WINDOW);
  expect([...found.stars.magnitude].map((v) => v.toFixed(1))).toEqual(['11.0', '16.0']);
  expect(found).toMatchObject({
    faintLimit: 17,
    limitedBy: 'query',
    sources: ['test stars', 'Gaia DR3 (Gaia Collaboration 2023)'],
  });
  expect(found.note).toBeUndefined();
  expect(requests[0].searchParams.get('QUERY')).toContain("CIRCLE('ICRS', 10, 20, 0.2502)");
  await fields.find(WINDOW);
  expect(requests).toHaveLength(1);
  const { fields: later } = await connected((_, response) => response.destroy());
  expect((await later.find(WINDOW)).stars.count).toBe(2);
});

test('stars fainter than those of the local catalogue come from a cone search as well, as a VOTable with the names of VizieR', async () => {
  const { fields } = await connected((_, response) => response.end(votable(CONE_ROWS)), {
    path: '/cone?-out.all',
  });
  const found = await fields.find(WINDOW);
  expect([...found.stars.magnitude].map((v) => v.toFixed(1))).toEqual(['11.0', '16.0']);
  expect(found).toMatchObject({ faintLimit: 17, limitedBy: 'query' });
  expect(found.note).toBeUndefined();
  expect(Object.fromEntries(requests[0].searchParams)).toEqual({
    '-out.all': '',
    RA: '10',
    DEC: '20',
    SR: '0.2502',
  });
});

test.each([
  ['no stars there', votable(''), 1, undefined],
  ['a table that is cut', votable(CONE_ROWS, 'OVERFLOW'), 1, 'did not answer with stars'],
  ['a table that breaks off', votable(CONE_ROWS).slice(0, 400), 1, 'did not answer with stars'],
  ['an error', VOTABLE_ERROR, 1, 'did not answer with stars'],
  ['a table in binary', votable('<BINARY>AAAA</BINARY>'), 1, 'did not answer with stars'],
])(
  'stars fainter than those of the local catalogue are read from a cone search that has %s',
  async (_, answer, count, note) => {
    const { fields } = await connected((__, response) => response.end(answer), { path: '/cone' });
    const found = await fields.find(WINDOW);
    expect(found.stars.count).toBe(count);
    expect(found.note).toBe(note === undefined ? undefined : `The service of fainter stars ${note}.`);
  },
);

test('stars fainter than those of the local catalogue are fetched once, however many requests there are', async () => {
  const { fields } = await connected((_, response) => response.end(STARS));
  await Promise.all([fields.find(WINDOW), fields.find(WINDOW)]);
  expect(requests).toHaveLength(1);
});

test('stars fainter than those of the local catalogue are not fetched where the local catalogue reaches, nor for a large part of the sky', async () => {
  const { fields } = await connected((_, response) => response.end(STARS));
  await fields.find({ ...WINDOW, faintest: 12 });
  await fields.find({ ...WINDOW, region: { kind: 'circle', ra: 10, dec: 20, radius: 5 } });
  expect(requests).toHaveLength(0);
});

test.each<[string, RequestListener, string, number?]>([
  ['an error as a VOTable', (_, response) => response.end(VOTABLE_ERROR), 'did not answer with stars'],
  ['a page', (_, response) => response.end('<html>Welcome</html>'), 'did not answer with stars'],
  ['a refusal', (_, response) => response.writeHead(400).end(VOTABLE_ERROR), 'did not answer with stars'],
  ['a failure', (_, response) => response.writeHead(500).end(), 'did not answer within 60 s'],
  ['an answer that breaks off', (_, response) => response.destroy(), 'did not answer within 60 s'],
  ['silence', () => {}, 'did not answer within 0.2 s', 200],
  ['a beginning without an end', (_, response) => response.write(HEADER), 'did not answer within 0.2 s', 200],
])(
  'stars fainter than those of the local catalogue are missing with a note where %s comes',
  async (_, listener, note, withinMs) => {
    const { fields } = await connected(listener, { withinMs });
    const found = await fields.find(WINDOW);
    expect(found.stars.count).toBe(1);
    expect(found).toMatchObject({
      faintLimit: 12,
      limitedBy: 'catalogue',
      note: `The service of fainter stars ${note}.`,
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('stars fainter than those of the local catalogue are missing where the service does not respond, which is then left alone for a while', async () => {
  const { fields, wait } = await connected((_, response) => response.destroy());
  await fields.find(WINDOW);
  expect((await fields.find(WINDOW)).note).toContain('does not answer at the moment');
  expect(requests).toHaveLength(1);
  wait(60_001);
  await fields.find(WINDOW);
  expect(requests).toHaveLength(2);
});

test('stars fainter than those of the local catalogue let go of the windows that were not looked at for longest', async () => {
  const { fields } = await connected((_, response) => response.end(STARS), { most: 2 });
  for (const ra of [10, 50, 90]) await fields.find({ ...WINDOW, region: { ...WINDOW.region, ra } });
  expect(readdirSync(folder)).toHaveLength(2);
});

function votable(rows: string, status = 'OK'): string {
  const fields = ['Source', 'RA_ICRS', 'DE_ICRS', 'Plx', 'pmRA', 'pmDE', 'Gmag', 'BP-RP'];
  const heads = fields.map((name) => `<FIELD ID="${name}" name="${name}" datatype="double" unit="deg"/>`);
  const data = rows.includes('BINARY') ? rows : `<TABLEDATA>${rows}</TABLEDATA>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<VOTABLE version="1.4" xmlns="http://www.ivoa.net/xml/VOTable/v1.3"><RESOURCE type="results">
<INFO name="QUERY_STATUS" value="${status}"/><TABLE>${heads.join('')}<DATA>${data}</DATA></TABLE></RESOURCE></VOTABLE>`;
}

async function connected(
  listener: RequestListener,
  {
    most = 100,
    path = '/tap/sync',
    withinMs = 60_000,
  }: { readonly most?: number; readonly path?: string; readonly withinMs?: number | undefined } = {},
) {
  server?.close();
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://service'));
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let clock = 0;
  const fields = createFetchedStars({
    catalogue: catalogueStarFields(() => fakeStars([{ ra: 10, dec: 20, magnitude: 11 }])),
    service: `http://127.0.0.1:${port}${path}`,
    files: storedFiles(folder, most),
    limits: { withinMs, mostBytes: 100_000 },
    silentMs: 60_000,
    now: () => clock,
    report: (error) => {
      throw error;
    },
  });
  return { fields, wait: (ms: number) => void (clock += ms) };
}
