import { afterAll, vi } from 'vitest';

// Files share a worker, and Vitest restores only before the next test: what a file imports is read before that.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
