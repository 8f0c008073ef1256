import { expect, test, vi } from 'vitest';
import { DataFileError } from '#server/browser/data-files.ts';
import { fetchFile } from '#server/browser/night-pack/fetch-file.ts';
import { SILENT_MS } from '#server/browser/silence.ts';

const ADDRESS = new URL('https://page.example/data/orbits/a099942.json');
const CHANGED = 'Fri, 27 Nov 2026 15:00:00 GMT';

test('a file comes with the date at which it was changed, and none is none', async () => {
  const headers = { 'Last-Modified': CHANGED };
  const file = await fetchFile(ADDRESS, async () => new Response('orbit', { headers }), 5);
  expect(file).toEqual({ bytes: new TextEncoder().encode('orbit'), changedAt: Date.parse(CHANGED) });
  expect(await fetchFile(ADDRESS, async () => new Response('', { status: 404 }), 5)).toBeUndefined();
});

test('a file without an end is given up at its limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(++sent)),
  });
  const fetching = fetchFile(ADDRESS, async () => new Response(endless), 5000);
  await expect(fetching).rejects.toThrow(DataFileError);
  expect(sent).toBeLessThan(10);
});

test.each(['before its first byte', 'halfway'])('a host that falls silent %s is given up', async (when) => {
  vi.useFakeTimers();
  const fetching = fetchFile(ADDRESS, (_, { signal }) => silentHost(signal, when === 'halfway'), 5000);
  const failing = expect(fetching).rejects.toThrow(DataFileError);
  await vi.advanceTimersByTimeAsync(2 * SILENT_MS);
  await failing;
});

/** Sends nothing more, until it is aborted. */
function silentHost(signal: AbortSignal | null | undefined, hasBegun: boolean): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
  if (!hasBegun) return aborted;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(10));
      aborted.catch((error: unknown) => controller.error(error));
    },
  });
  return Promise.resolve(new Response(body));
}
