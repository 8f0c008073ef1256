import { afterEach, vi } from 'vitest';

// At the end of a test, as files share a worker: what the next file imports is read before its first test begins.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
