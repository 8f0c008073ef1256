import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import { MAX_TOOL_STATE_LENGTH } from '#contract/limits.ts';
import type { OptState } from '#contract/opt/opt-state.ts';
import { optState } from '#contract/opt/opt-state.ts';
import { optStateOf } from '#machines/opt/opt-state.ts';
import { optMachine } from '#machines/opt/opt.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { storedInTab } from '#parts/tool-state/store-in-tab.ts';
import { keepState } from '#tools/opt/present-state.ts';
import { fakeStorage } from '../../parts/fakes/storage.ts';

const MAUNAKEA = {
  code: '568',
  id: 568,
  name: 'Maunakea',
  latitude: 19.8262,
  longitude: -155.4747,
  alt: 4213,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('document', { activeElement: null });
});

test('the state stored in the browser tab is read back as it was written', () => {
  const state = editedState();
  expect(storedState(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(state)));
});

test('the state stored in the browser tab names its time frame, objects and foreground as the states of all tools do', () => {
  expect(storedState(JSON.stringify(editedState()))).toMatchObject({
    tool: 'opt',
    timeFrame: { start: expect.any(String), end: expect.any(String) },
    finalAsteroidsList: expect.any(Array),
    selectedObjectName: null,
  });
});

test('the stored state has the geocentre together with the observatory it replaces', () => {
  const opt = startedOpt();
  const { setup } = opt.getSnapshot().context;
  setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  setup.send({ type: 'geocentre.chosen' });
  expect(storedState(JSON.stringify(stateOf(opt)))?.setup).toMatchObject({
    current: { selectedObservatory: { code: '500' } },
    recentObservatory: { code: '568' },
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...editedState(), version: 0 })],
  ['the state of another tool', JSON.stringify({ ...editedState(), tool: 'scd' })],
  ['a latitude that is no number', JSON.stringify(editedState()).replaceAll('19.8262', '"north"')],
  ['an unknown filter', JSON.stringify(editedState()).replace('"elevation"', '"colour"')],
  ['an unknown column', JSON.stringify(editedState()).replace('"AST_RA"', '"AST_XX"')],
  ['a text without end', `${' '.repeat(MAX_TOOL_STATE_LENGTH)}${JSON.stringify(editedState())}`],
])('the state stored in the browser tab is ignored when it is %s', (_, text) => {
  expect(storedState(text)).toBeUndefined();
});

test('the state stored in the browser tab comes back in the next visit of the page', () => {
  stubStorage(new Map());
  const before = startedOpt();
  keepState(before);
  before.getSnapshot().context.setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  before.getSnapshot().context.columns.send({ type: 'sexagesimal.toggled' });
  window.dispatchEvent(new Event('pagehide'));
  const after = startedOpt();
  keepState(after);
  expect(after.getSnapshot().context.setup.getSnapshot().context.observatory).toEqual(MAUNAKEA);
  expect(after.getSnapshot().context.columns.getSnapshot().context.sexagesimal).toBe(true);
});

test('the stored state comes back with a day that no calendar has, which is reported where the set-up is submitted', () => {
  const text = JSON.stringify(editedState()).replaceAll('2026-12-24', '2026-02-30');
  stubStorage(new Map([['opt-state', text]]));
  const opt = startedOpt();
  keepState(opt);
  const { dates } = opt.getSnapshot().context.setup.getSnapshot().context;
  expect(Object.values(dates)).toContain('2026-02-30');
});

test('the state stored in the browser tab is not written over by dates that are none', () => {
  const stored = stubStorage(new Map());
  const opt = startedOpt();
  keepState(opt);
  const { setup } = opt.getSnapshot().context;
  setup.send({ type: 'end.chosen', date: '2026-12-24' });
  vi.advanceTimersByTime(1000);
  const before = [...stored.values()];
  setup.send({ type: 'end.chosen', date: '' });
  vi.advanceTimersByTime(1000);
  expect([...stored.values()]).toEqual(before);
});

test('the state stored in the browser tab starts over on garbage, and where the browser refuses storage, and says nothing of it', () => {
  for (const storage of [GARBAGE, REFUSING]) {
    vi.stubGlobal('sessionStorage', storage);
    const opt = startedOpt();
    const before = stateOf(opt);
    keepState(opt);
    expect(stateOf(opt)).toEqual(before);
    expect(opt.getSnapshot().context.popups.getSnapshot().context.queue).toEqual([]);
  }
});

test('the state is not stored where the browser refuses storage, and the tool goes on', () => {
  vi.stubGlobal('sessionStorage', REFUSING);
  const opt = startedOpt();
  keepState(opt);
  const { columns } = opt.getSnapshot().context;
  columns.send({ type: 'sexagesimal.toggled' });
  expect(columns.getSnapshot().context.sexagesimal).toBe(true);
  expect(opt.getSnapshot().status).toBe('active');
});

const GARBAGE = { getItem: () => '{"version":1,"tool":"opt","setup":[]}', setItem: () => undefined };

const REFUSING = {
  getItem: refuse,
  setItem: refuse,
};

function refuse(): never {
  throw new DOMException('Access is denied for this document', 'SecurityError');
}

function stubStorage(stored: Map<string, string>): Map<string, string> {
  vi.stubGlobal('sessionStorage', fakeStorage(stored));
  return stored;
}

/** What a text in the tab's storage is read as. */
function storedState(text: string): OptState | undefined {
  stubStorage(new Map([['opt-state', text]]));
  return storedInTab('opt', optState);
}

/** The tool without a service. */
function startedOpt() {
  const popups = createActor(popupsMachine).start();
  const listImpactors = fromPromise<readonly Impactor[]>(() => Promise.resolve([]));
  const machine = optMachine.provide({ actors: { listImpactors } });
  return createActor(machine, { input: { today: '2026-11-21', popups } }).start();
}

function stateOf(opt: ReturnType<typeof startedOpt>): OptState {
  return optStateOf(presentOf(opt.getSnapshot().context));
}

function editedState(): OptState {
  const opt = startedOpt();
  const { setup } = opt.getSnapshot().context;
  setup.send({ type: 'start.chosen', date: '2026-12-01' });
  setup.send({ type: 'end.chosen', date: '2026-12-24' });
  setup.send({ type: 'observatory.chosen', observatory: MAUNAKEA });
  setup.send({ type: 'source.chosen', source: 'list' });
  const state = stateOf(opt);
  return { ...state, filtering: { ...state.filtering, selected: ['2024 YR4'] } };
}
