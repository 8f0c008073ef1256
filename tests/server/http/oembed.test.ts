import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oembedResponse } from '#contract/embedding/oembed.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('oEmbed responds to a link of a tool with a frame that has what the link has', async () => {
  const response = await requestOembed('https://neo.example/ovt?object=433&c=~1abc');
  expect(response.headers.get('cache-control')).toContain('public');
  const answer = oembedResponse.parse(await response.json());
  expect(answer).toMatchObject({ width: 640, height: 400, provider_url: 'https://neo.example/' });
  const frame = /src="([^"]+)"/.exec(answer.html)?.[1]?.replaceAll('&#38;', '&');
  expect(Object.fromEntries(new URL(frame ?? '').searchParams)).toEqual({
    object: '433',
    c: '~1abc',
    embed: '1',
  });
});

test.each(['opt', 'scd', 'ovt', 'fvt', 'sovt'])('oEmbed knows %s, and has a picture of it', async (tool) => {
  const answer = oembedResponse.parse(await (await requestOembed(`https://neo.example/${tool}`)).json());
  expect(answer.title).toMatch(/\w+ .*: near-Earth object toolkit/);
  const { pathname } = new URL(answer.thumbnail_url);
  expect(existsSync(join(import.meta.dirname, '..', '..', '..', 'public', pathname))).toBe(true);
});

test('oEmbed has the requested sizes, down to what a tool needs', async () => {
  const answer = oembedResponse.parse(
    await (await requestOembed('http://neo.example/opt', '&maxwidth=500&maxheight=10')).json(),
  );
  expect(answer).toMatchObject({ width: 500, height: 240 });
});

test.each([
  'https://evil.example/ovt',
  'javascript://neo.example/ovt',
  'https://neo.example/privacy',
  'https://neo.example:81/ovt',
  'no address',
])('oEmbed knows nothing of %s', async (url) => {
  const response = await requestOembed(url);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ type: '/rest/docs#not-embeddable' });
});

test('oEmbed lets nothing out of the attribute that it is in', async () => {
  const { html } = oembedResponse.parse(
    await (await requestOembed('https://neo.example/ovt?x="><script>alert(1)</script>#"><b>')).json(),
  );
  expect(html).not.toMatch(/<script|<b>/);
  expect(html.match(/[<>]/g)).toHaveLength(4);
});

test('oEmbed responds to an http link of a site with https by a frame with https', async () => {
  const { app } = await fakeService();
  const url = encodeURIComponent('http://neo.example/ovt');
  const response = await app.request(`https://neo.example/rest/oembed?url=${url}`);
  const answer = oembedResponse.parse(await response.json());
  expect(answer.html).toContain('src="https://neo.example/ovt?');
  expect(answer.provider_url).toBe('https://neo.example/');
});

test('oEmbed says that it has no XML', async () => {
  expect((await requestOembed('https://neo.example/ovt', '&format=xml')).status).toBe(501);
});

async function requestOembed(url: string, more = ''): Promise<Response> {
  const { app } = await fakeService();
  return app.request(`http://neo.example/rest/oembed?url=${encodeURIComponent(url)}${more}`);
}
