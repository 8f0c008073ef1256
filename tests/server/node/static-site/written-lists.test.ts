import { expect, test } from 'vitest';
import { LISTED_SITES, tonightTable, writtenLists } from '#server/node/static-site/written-lists.ts';
import { fakeService } from '../../fakes/fake-service.ts';

const GREENWICH = 'observatoryLatitude=51.5&observatoryLongitude=0&observatoryElevation=50';
const NIGHT = { night: '2026-11-26', dark: { start: 2461371.5722, end: 2461372.0257 } };

test('the list of a night is a table whose text no spreadsheet takes for a formula', () => {
  const best = {
    julianDate: 2461371.576388889,
    magnitude: 13.25,
    altitude: 41.2,
    motion: 0.62,
    moonElongation: 134.1,
  };
  const objects = [
    { designator: '161P', name: 'Hartley, IRAS', best: { ...best, uncertainty: 0.3 } },
    { designator: '=1+1', name: '=1+1', best },
  ];
  const lines = tonightTable('G96', { ...NIGHT, objects }).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '# Site: G96',
    '# Night: 2026-11-26',
    '# Dark: 2026-11-27T01:43 to 2026-11-27T12:37 UTC',
  ]);
  expect(lines[4]).toBe('161P,"Hartley, IRAS",2026-11-27T01:50,13.25,41.2,0.62,134.1,0.3');
  expect(lines[5]).toBe("'=1+1,'=1+1,2026-11-27T01:50,13.25,41.2,0.62,134.1,");
});

test('a night without darkness has a table that says so', () => {
  const table = tonightTable('M22', { night: '2026-06-21', objects: [] });
  expect(table).toContain('# Dark: none\r\n');
});

test('a call that fails is named', async () => {
  await expect(writtenLists(refuse)).rejects.toThrow(/^\/rest\/\S+ is answered with 422: no such place$/);
});

async function refuse(): Promise<Response> {
  return new Response('no such place', { status: 422 });
}

test('what is written for each site is what the service responds, and the index names it', async () => {
  const { app } = await fakeService();
  const requested: string[] = [];
  const respond = async (address: string) => {
    requested.push(address);
    return app.request(address.replace(/observatoryCode=\w+/, GREENWICH));
  };
  const files = new Map((await writtenLists(respond)).map(({ path, text }) => [path, text]));
  const news = await app.request('/rest/feeds/objects.atom');
  expect(files.get('rest/feeds/objects.atom')).toBe(await news.text());
  const index = JSON.parse(files.get('lists/index.json') ?? '') as { site: string; files: string[] }[];
  expect(index.map(({ site }) => site)).toEqual([...LISTED_SITES]);
  for (const { site, files: paths } of index) {
    expect(paths.map((path) => files.get(path)?.slice(0, 5))).toEqual(['# Sit', 'BEGIN', '<?xml']);
    expect(requested).toContain(`/rest/opt/tonight?observatoryCode=${site}`);
  }
});
