import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { calculationMachine } from '#machines/opt/calculation/calculation.ts';
import type { CalculationContext } from '#machines/opt/calculation/calculation-rules.ts';
import { columnsMachine } from '#machines/opt/calculation/columns.ts';
import { displaySettingsMachine } from '#machines/scene/display-settings.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import { type FilteringContext, hasMore } from '#machines/opt/filtering/filtering-rules.ts';
import { type ObjectListContext, objectListMachine } from '#machines/objects/object-list.ts';
import { objectSearchMachine } from '#machines/objects/object-search.ts';
import { observatorySearchMachine } from '#machines/planning/observatory-search.ts';
import { popupsMachine } from '#machines/popups/popups.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { recorderMachine } from '#machines/scene/recorder.ts';
import { GEOCENTRIC } from '#machines/planning/observatory.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { isSetupChanged, type SetupContext } from '#machines/planning/setup-rules.ts';
import { restoringMachine } from '#machines/orbits/restoring.ts';
import { stateLoadingMachine } from '#machines/saved-state/state-loading.ts';
import { type SavingContext, stateSavingMachine } from '#machines/saved-state/state-saving.ts';
import { OVT_TIMELINE } from '#machines/ovt/ovt-tables.ts';
import { type BackgroundStarsContext, backgroundStarsMachine } from '#machines/scd/background-stars.ts';
import { chartMachine } from '#machines/scd/chart.ts';
import { tracesMachine } from '#machines/scd/traces.ts';
import { SOVT_SECTIONS } from '#machines/sovt/sovt-tables.ts';
import type { TimelineContext } from '#machines/scene/timeline-rules.ts';
import { timelineMachine } from '#machines/scene/timeline.ts';
import { type Drive, deadStates } from './fakes/reachability.ts';
import { filteredObjects, listedObject, page, plan, result } from './fakes/objects.ts';

const DAILY = { step: 1, unit: 'd' } as const;

const SEARCHING: Drive = {
  events: [
    { type: 'phrase.typed', phrase: 'Eros' },
    { type: 'phrase.typed', phrase: '' },
    { type: 'search.cleared' },
  ],
  answers: { findByPhrase: [[]] },
  key: ({ phrase }: { phrase: string }) => phrase,
};

const DRIVES: readonly (readonly [name: string, machine: AnyStateMachine, drive: Drive])[] = [
  ['the observatory search', observatorySearchMachine, SEARCHING],
  ['the object search', objectSearchMachine, SEARCHING],
  [
    'the set-up',
    setupMachine,
    {
      input: { today: '2026-03-05' },
      events: [
        { type: 'dates.locked' },
        { type: 'dates.freed' },
        { type: 'location.requested' },
        { type: 'zone.awaited' },
        { type: 'zone.picked', timezone: { name: 'GMT +01:00', offsetMinutes: 60 } },
        { type: 'horizon.pasted', observatory: GEOCENTRIC, horizon: '0 10' },
        { type: 'geocentre.chosen' },
        { type: 'setup.submitted' },
        { type: 'change.confirmed' },
        { type: 'change.cancelled' },
      ],
      answers: { locate: [{ latitude: 1, longitude: 2, alt: 3 }] },
      key: (context: SetupContext) => [isSetupChanged(context), context.memory !== undefined],
    },
  ],
  [
    'the restoring of a 3D view',
    restoringMachine<object>(),
    {
      events: [
        { type: 'state.loaded', state: {} },
        { type: 'object.requested', phrase: 'Eros' },
        { type: 'objects.handed', handed: { objects: [], userDefinedObjects: [] } },
      ],
      key: ({ state }: { state?: object }) => state !== undefined,
    },
  ],
  [
    'the objects popup',
    objectListMachine,
    {
      events: [
        { type: 'list.opened', objects: [], tab: 'select' },
        { type: 'tab.chosen', tab: 'insert' },
        { type: 'names.typed', text: 'Eros' },
        { type: 'list.saved' },
        { type: 'list.cancelled' },
      ],
      answers: { findByNames: [{ asteroids: [listedObject('433')], errors: [] }] },
      key: ({ tab, text }: ObjectListContext) => [tab, text],
    },
  ],
  [
    'filtering',
    filteringMachine,
    {
      events: [{ type: 'plan.made', plan: plan() }, { type: 'more.requested' }, { type: 'reset.requested' }],
      answers: {
        loadPage: [
          page(filteredObjects(2), 2),
          { ...page(filteredObjects(250), 300), preparation: { done: 1, total: 2 } },
        ],
      },
      key: (context: FilteringContext) => [context.plan !== undefined, hasMore(context)],
    },
  ],
  [
    'the calculation',
    calculationMachine,
    {
      events: [
        {
          type: 'calculation.requested',
          request: { query: calculateQuery(plan(), DAILY, ['A1']), timeStep: DAILY, token: undefined },
        },
        {
          type: 'calculation.loaded',
          request: { query: calculateQuery(plan(), DAILY, ['A1']), timeStep: DAILY, token: 'job' },
          ticket: { token: 'job', estimatedTime: 9, selected: 1 },
        },
        { type: 'stop.requested' },
        { type: 'stop.declined' },
        { type: 'calculation.cancelled' },
        { type: 'retry.requested' },
        { type: 'results.dropped' },
      ],
      answers: {
        startCalculation: [{ token: 'job', estimatedTime: 9, selected: 1 }],
        readResult: [result(0, 1), result(1, 1)],
      },
      key: ({ ticket }: CalculationContext) => ticket !== undefined,
    },
  ],
  [
    'the columns',
    columnsMachine,
    {
      events: [
        { type: 'choice.made', choice: 'user' },
        { type: 'columns.saved' },
        { type: 'columns.cancelled' },
      ],
    },
  ],
  [
    'the popups',
    popupsMachine,
    {
      events: [
        {
          type: 'popup.opened',
          popup: { kind: 'info', key: 'a', severity: 'info', message: 'a' },
          owner: undefined,
        },
        { type: 'popup.withdrawn', key: 'a', owner: undefined },
      ],
    },
  ],
  [
    'the timeline',
    timelineMachine,
    {
      input: { options: OVT_TIMELINE, nowMs: 0, realNow: () => 0 },
      events: [
        { type: 'forward.pressed' },
        { type: 'reverse.pressed' },
        { type: 'slider.moved', ms: 1000 },
        { type: 'passage.played', range: { startMs: 0, endMs: 1000 }, seconds: 1 },
        { type: 'dates.locked' },
        { type: 'dates.freed' },
      ],
      key: ({ currentMs }: TimelineContext) => currentMs,
    },
  ],
  [
    'the recorder',
    recorderMachine,
    {
      input: { fileName: 'film', now: () => 0 },
      events: [
        { type: 'recorder.opened' },
        { type: 'recorder.closed' },
        { type: 'recording.toggled' },
        { type: 'movie.recorded', movie: new Blob(['movie']) },
      ],
    },
  ],
  [
    'the display settings',
    displaySettingsMachine,
    {
      input: { sections: SOVT_SECTIONS, hasCharts: true, particleSize: undefined },
      events: [{ type: 'display.pressed' }, { type: 'charts.pressed' }],
    },
  ],
  [
    'saving a state',
    stateSavingMachine,
    {
      events: [
        { type: 'saving.requested', request: { purpose: 'save', tool: 'opt', address: '' } },
        { type: 'saving.requested', request: { purpose: 'share', tool: 'opt', address: '' } },
        { type: 'saving.stopped' },
      ],
      answers: { collectState: ['{}'], storeState: [42], writeCookie: [true] },
      key: ({ request }: SavingContext) => request?.purpose,
    },
  ],
  [
    'loading a state',
    stateLoadingMachine,
    {
      events: [
        { type: 'recall.requested' },
        { type: 'link.opened', code: '42' },
        { type: 'link.opened', code: '~1abc' },
        { type: 'text.opened', text: '{}', origin: { kind: 'file' } },
        { type: 'loading.stopped' },
      ],
      answers: {
        readCookie: ['42', undefined],
        loadState: ['{}', ''],
        unpackState: [{ kind: 'text', text: '{}' }, { kind: 'newer' }],
        readState: [
          { kind: 'valid', tool: 'opt', state: {} },
          { kind: 'invalid', reason: 'no state' },
        ],
      },
    },
  ],
  [
    'the sky chart',
    chartMachine,
    {
      events: [
        { type: 'wheel.turned', direction: 1 },
        { type: 'fov.chosen', fov: 10 },
      ],
    },
  ],
  [
    'the paths on the sky',
    tracesMachine,
    {
      events: [
        { type: 'traces.requested', requested: [] },
        { type: 'all.loaded' },
        { type: 'retry.requested' },
        { type: 'traces.dropped' },
      ],
    },
  ],
  [
    'fainter stars',
    backgroundStarsMachine,
    {
      events: [
        { type: 'place.shown', place: { ra: 10, dec: 20, fov: 1 }, sight: {} },
        { type: 'place.shown', place: { ra: 10, dec: 20, fov: 90 }, sight: {} },
      ],
      key: ({ requested }: BackgroundStarsContext) => requested !== undefined,
    },
  ],
];

test.each(DRIVES)('every state is reached and left again in %s', (_, machine, drive) => {
  expect(deadStates(machine, drive)).toEqual({ unreached: [], unleft: [] });
});

test('a state that nothing leads to, or out of, is found', () => {
  expect(deadStates(columnsMachine, { events: [{ type: 'choice.made', choice: 'user' }] })).toEqual({
    unreached: [],
    unleft: ['columns.configuring'],
  });
  expect(deadStates(columnsMachine, { events: [{ type: 'columns.cancelled' }] })).toEqual({
    unreached: ['columns.configuring'],
    unleft: ['columns.reading', 'columns.configuring'],
  });
});
