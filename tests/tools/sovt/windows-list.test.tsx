import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WindowsAnswer } from '#contract/sovt/windows.ts';
import { propagationOf, queryOf } from '#machines/sovt/path-list.ts';
import { windowsQuery } from '#machines/sovt/path-query.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { Popups } from '#parts/popups/popups.ts';
import { activePath } from '#tools/sovt/details/active-object.ts';
import { WindowsList } from '#tools/sovt/charts/windows-list.tsx';
import { NOW } from '../../machines/fakes/orbit-tool.ts';
import { withObjects } from '../../machines/fakes/synodic-list.ts';

const WINDOW: WindowsAnswer['data'][number] = {
  start: 61_100,
  end: 61_110,
  startsBefore: false,
  endsAfter: false,
  brightest: {
    epoch: 61_105,
    apparentMag: 17,
    sunDistance: 1.1,
    earthDistance: 0.2,
    phaseAngle: 28,
    elongation: 114,
  },
};

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
});

test('a search for observing windows is announced to a screen reader, and so is what it found', async () => {
  const { request, said, answer } = await listed();
  expect(said()).toBe('');
  request();
  expect(said()).toBe('Searching for windows…');
  await answer({ data: [WINDOW], errors: [] });
  expect(said()).toBe('1 observing window found');
});

test.each<[WindowsAnswer, RegExp]>([
  [{ data: [], errors: [] }, /^No observing windows in \d/],
  [
    { data: [], errors: [{ name: 'Eros', message: 'no absolute magnitude is known' }] },
    /^no absolute magnitude/,
  ],
])('a list without windows says so, or why', async (found, words) => {
  const { request, said, answer } = await listed();
  request();
  await answer(found);
  expect(said()).toMatch(words);
});

/** The list of Eros, which has been calculated. */
async function listed() {
  const { sovt, context, windows, calculate } = withObjects();
  await calculate('433');
  const { timeline, settings, objects, paths } = context();
  const active = activePath({ objects, paths });
  if (active === undefined) throw new RangeError('Eros is not calculated');
  const session = { sovt, sources: { timeline, settings }, clock: { now: () => NOW, realNow: () => 0 } };
  const page = () =>
    renderToString(
      <Popups.Provider>
        <WindowsList active={active} session={session} />
      </Popups.Provider>,
    );
  const said = () => /<output class="visually-hidden">(.*?)<\/output>/.exec(page())?.[1] ?? 'nothing says it';
  const request = () => {
    const { range } = timeline.getSnapshot().context;
    const calls = {
      ...queryOf(active.row, active.calculated, range),
      propagation: propagationOf(active.row),
    };
    const place = {
      ...context().windows.getSnapshot().context,
      leastElongation: leastElongation(settings.getSnapshot().context.settings),
    };
    context().windows.send({ type: 'windows.requested', query: windowsQuery(calls, place, NOW) });
  };
  return {
    said,
    request,
    answer: async (found: WindowsAnswer) => windows.calls.at(-1)?.answer(found),
  };
}
