import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SetupContext } from '#machines/setup-rules.ts';
import { setupMachine } from '#machines/setup.ts';
import { restoreSetup } from '#tools/opt/keep-setup.ts';
import { readKept, writeKept } from '#tools/opt/kept-setup.ts';

const MAUNAKEA = {
  code: '568',
  id: 568,
  name: 'Maunakea',
  latitude: 19.8262,
  longitude: -155.4747,
  alt: 4213,
};

function startedSetup() {
  return createActor(setupMachine, { input: { today: '2026-11-21' } }).start();
}

function editedSetup(): SetupContext {
  const setup = startedSetup();
  setup.send({ type: 'start.chosen', date: '2026-12-01' });
  setup.send({ type: 'end.chosen', date: '2026-12-24' });
  setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  setup.send({ type: 'source.chosen', source: 'list' });
  return setup.getSnapshot().context;
}

test('what is written is read back', () => {
  const kept = readKept(writeKept(editedSetup()));
  expect(kept).toMatchObject({
    dates: { start: '2026-12-01', end: '2026-12-24' },
    recentObservatory: MAUNAKEA,
    isGeocentric: false,
    objectSource: 'list',
    isSubmitted: false,
  });
});

test('the geocentre is kept together with the observatory it stands in for', () => {
  const setup = startedSetup();
  setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  setup.send({ type: 'geocentre.chosen' });
  expect(readKept(writeKept(setup.getSnapshot().context))).toMatchObject({
    isGeocentric: true,
    recentObservatory: { code: '568' },
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...JSON.parse(writeKept(editedSetup())), version: 2 })],
  ['a day that is none', writeKept(editedSetup()).replace('2026-12-24', '2026-02-30')],
  ['a latitude beyond the pole', writeKept(editedSetup()).replace('19.8262', '119.8262')],
])('%s is ignored', (_, text) => {
  expect(readKept(text)).toBeUndefined();
});

test('where the browser keeps nothing the set-up starts afresh', () => {
  const setup = startedSetup();
  const before = setup.getSnapshot().context;
  restoreSetup(setup);
  expect(setup.getSnapshot().context).toEqual(before);
});
