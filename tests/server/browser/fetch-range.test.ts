import { afterEach, expect, test, vi } from 'vitest';
import { rangesOf } from '#server/browser/stars/fetch-range.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a host that is silent is not awaited without end while the worker waits', () => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  expect(() => rangesOf(new URL('https://page.example/stars.bin'))(0, 262_144)).toThrow(
    'The stars do not come.',
  );
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
