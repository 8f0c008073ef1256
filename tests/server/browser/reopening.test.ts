import { expect, test, vi } from 'vitest';
import { reopening } from '#server/browser/reopening.ts';

const CALL = new Request('https://page.example/rest/save', { method: 'POST', body: 'state' });

test('a call that fails at what was replaced meanwhile is answered by what is opened in its place', async () => {
  const { respond } = replaceable();
  const response = await respond(CALL.clone(), async ({ place, replace }, request) => {
    if (place === 0) replace();
    return new Response(`${place} ${await request.text()}`, { status: place === 0 ? 500 : 200 });
  });
  expect(await response.text()).toBe('1 state');
});

test('a call at which what was replaced throws is answered by what is opened in its place', async () => {
  const { respond } = replaceable();
  const response = await respond(CALL.clone(), async ({ place, replace }) => {
    if (place > 0) return new Response(`${place}`);
    replace();
    throw new Error('the file does not come');
  });
  expect(await response.text()).toBe('1');
});

test('a call that fails at what is open is not repeated', async () => {
  const { respond } = replaceable();
  let calls = 0;
  const response = await respond(CALL.clone(), async () => new Response('', { status: 500 + calls++ }));
  expect(response.status).toBe(500);
  const failing = async () => {
    calls++;
    throw new Error('a fault');
  };
  await expect(respond(CALL.clone(), failing)).rejects.toThrow('a fault');
  expect(calls).toBe(2);
});

test('what fails to open is opened again with the next use', async () => {
  let isAway = true;
  const { current } = reopening(async () => {
    if (isAway) throw new Error('no network');
    return 'open';
  }, vi.fn());
  await expect(current()).rejects.toThrow('no network');
  isAway = false;
  expect(await current()).toBe('open');
});

test('what is replaced while it opens, and fails, is opened anew at once', async () => {
  let opened = 0;
  const { current, present } = reopening(async (replace) => {
    if (opened++ > 0) return opened;
    replace();
    throw new Error('the file is gone');
  }, vi.fn());
  expect(await current()).toBe(2);
  expect(await present()).toBe(2);
});

test('what was replaced is retired once, and what is open in its place is not', async () => {
  const retire = vi.fn();
  const { current } = replaceable(retire);
  const former = await current();
  former.replace();
  former.replace();
  const next = await current();
  expect(next.place).toBe(1);
  expect(retire.mock.calls).toEqual([[former]]);
});

/** What is opened time after time, each with its place in the row. */
function replaceable(retire: (opened: { readonly place: number }) => void = vi.fn()) {
  let count = 0;
  return reopening(async (replace) => ({ place: count++, replace }), retire);
}
