import { expect, test, vi } from 'vitest';
import { rangesOf } from '#server/browser/stars/fetch-range.ts';

const FILE = new URL('https://page.example/stars.bin');

test('a host that is silent is not awaited without end while the worker waits', async () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('fetch', async () => new Response('a', { status: 206 }));
  const fetchRange = await rangesOf(FILE);
  expect(() => fetchRange?.(0, 262_144)).toThrow('Fainter stars need a network.');
});

test('a host that sends the whole file in place of a piece gets one request, and no more than its beginning is read', async () => {
  let isEnded = false;
  const body = new ReadableStream({ cancel: () => void (isEnded = true) });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
  expect(await rangesOf(FILE)).toBe(undefined);
  expect(isEnded).toBe(true);
});

test('without a network pieces are requested nevertheless, since a night may have the first of them', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await rangesOf(FILE)).toBeTypeOf('function');
});

/** A request of a worker that waits for a host which sends nothing. */
class SilentRequest {
  timeout = 0;

  open(): void {}

  setRequestHeader(): void {}

  send(): void {
    if (this.timeout === 0) return; // the end of the fake: a browser would wait here without one
    throw new DOMException('the host sent nothing', 'TimeoutError');
  }
}
