import { expect, test, vi } from 'vitest';
import { createMissingLoader } from '#tools/ovt/view/load-missing.ts';

test('a date that is there is not loaded again', async () => {
  const { load, loader } = loading({ covers: () => true });
  await loader(2_461_000, 0);
  expect(load).not.toHaveBeenCalled();
});

test('forty days on each side of a date that is not there are loaded, one part at a time', async () => {
  const { load, loader, onLoaded } = loading({});
  await Promise.all([loader(2_461_000, 0), loader(2_462_000, 16)]);
  expect(load.mock.calls).toEqual([[2_460_960, 2_461_040]]);
  expect(onLoaded).toHaveBeenCalledOnce();
});

test('a failure is told once, and tried again after five seconds', async () => {
  const { load, loader, onFailed } = loading({ load: () => Promise.reject(new Error('gone')) });
  await loader(2_461_000, 0);
  await loader(2_461_000, 4999);
  expect([load.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1]);
  await loader(2_461_000, 5000);
  expect(load).toHaveBeenCalledTimes(2);
});

type Load = (fromDay: number, toDay: number) => Promise<never>;

function loading(faked: { covers?: () => boolean; load?: Load }) {
  const { covers = () => false } = faked;
  const load = vi.fn<Load>(faked.load ?? (() => Promise.resolve(null as never)));
  const [onLoaded, onFailed] = [vi.fn(), vi.fn()];
  const ephemeris = { current: () => undefined, covers, load };
  return { load, onLoaded, onFailed, loader: createMissingLoader({ ephemeris, onLoaded, onFailed }) };
}
