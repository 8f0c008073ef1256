import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { optState } from '#contract/opt/opt-state.ts';
import { columnsMachine, possibleColumns, shownColumns } from '#machines/opt/calculation/columns.ts';

const ALL = (
  'JD_UTC AST_RA AST_DEC AST_HA AST_AZ AST_ALT AST_ECLONG AST_ECLAT AST_GLONG AST_GLAT MAG ERR_A ERR_B PA DELTA R ' +
  'ELON SUN_ALT PHASE APPMOT_RA APPMOT_DEC SKY_MOV POS_ANG ELSUN AIRM ELEV MOOEL MOON_ALT MOONGLOW DEN_STARS ' +
  'DAYS_UNOBSERVED ARC'
).split(' ');

test('the columns of the ephemerides are seven by default, and 32 in a fixed order', () => {
  const actor = createActor(columnsMachine).start();
  expect(shownColumns(actor.getSnapshot().context)).toEqual([
    'JD_UTC',
    'AST_RA',
    'AST_DEC',
    'MAG',
    'APPMOT_RA',
    'APPMOT_DEC',
    'MOON_ALT',
  ]);
  actor.send({ type: 'choice.made', choice: 'all' });
  expect(shownColumns(actor.getSnapshot().context)).toEqual(ALL);
});

test('the columns that a user chooses come in table order, and stay when another choice is made', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'choice.made', choice: 'user' });
  actor.send({ type: 'columns.all-removed' });
  actor.send({ type: 'columns.added', columns: ['R', 'JD_UTC', 'R'] });
  expect(possibleColumns(actor.getSnapshot().context)).toHaveLength(30);
  actor.send({ type: 'columns.saved' });
  expect(shownColumns(actor.getSnapshot().context)).toEqual(['JD_UTC', 'R']);
  actor.send({ type: 'choice.made', choice: 'default' });
  actor.send({ type: 'choice.made', choice: 'user' });
  expect(actor.getSnapshot().context.draft).toEqual(['JD_UTC', 'R']);
});

test('the columns of the ephemerides cannot be saved when none is selected', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'choice.made', choice: 'user' });
  actor.send({ type: 'columns.all-removed' });
  expect(actor.getSnapshot().can({ type: 'columns.saved' })).toBe(false);
  actor.send({ type: 'columns.all-added' });
  actor.send({ type: 'columns.removed', columns: ['ARC'] });
  expect(actor.getSnapshot().can({ type: 'columns.saved' })).toBe(true);
});

test('the columns of the ephemerides stay as they were when the popup is cancelled', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'choice.made', choice: 'all' });
  actor.send({ type: 'choice.made', choice: 'user' });
  actor.send({ type: 'columns.all-removed' });
  actor.send({ type: 'columns.cancelled' });
  expect(shownColumns(actor.getSnapshot().context)).toEqual(ALL);
});

test('rows and notation of the table are toggled one by one', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'observable.toggled' });
  actor.send({ type: 'night.toggled' });
  actor.send({ type: 'calendar.toggled' });
  actor.send({ type: 'sexagesimal.toggled' });
  actor.send({ type: 'calendar.toggled' });
  expect(actor.getSnapshot().context).toMatchObject({
    onlyObservable: true,
    onlyAtNight: false,
    calendarDates: false,
    sexagesimal: true,
  });
});

test('the columns of an observer are what is needed at a telescope, by the local clock and in hours, minutes and seconds', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'choice.made', choice: 'observer' });
  const { context } = actor.getSnapshot();
  expect(shownColumns(context)).toEqual(
    'JD_UTC AST_ALT MAG AST_RA AST_DEC AST_AZ SKY_MOV POS_ANG MOOEL MOON_ALT'.split(' '),
  );
  expect(context).toMatchObject({ calendarDates: true, sexagesimal: true, clock: 'local' });
});

test("an observer's columns leave the notation of the other choices as it was", () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'sexagesimal.toggled' });
  actor.send({ type: 'choice.made', choice: 'observer' });
  actor.send({ type: 'choice.made', choice: 'observer' });
  actor.send({ type: 'clock.chosen', clock: 'utc' });
  actor.send({ type: 'choice.made', choice: 'default' });
  expect(actor.getSnapshot().context).toMatchObject({
    calendarDates: false,
    sexagesimal: true,
    clock: 'utc',
  });
});

test('the columns are stored in a state, with what was set beside them', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'choice.made', choice: 'observer' });
  actor.send({ type: 'night.toggled' });
  actor.send({ type: 'rows.limited', limits: { minimumAltitude: 25, hours: { from: 21, to: 4 } } });
  actor.send({ type: 'files.chosen', files: { paper: 'Letter', csvRemarks: false } });
  const { draft: _draft, ...view } = actor.getSnapshot().context;
  expect(optState.shape.columns.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

test('local time means calendar dates, as Julian dates are UTC', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'clock.chosen', clock: 'local' });
  expect(actor.getSnapshot().context).toMatchObject({ calendarDates: true, clock: 'local' });
  actor.send({ type: 'calendar.toggled' });
  expect(actor.getSnapshot().context).toMatchObject({ calendarDates: false, clock: 'utc' });
});

test('the columns of a state from before there was a clock are those of UTC, without limits', () => {
  const view = { choice: 'all', own: ['MAG'], onlyObservable: true, calendarDates: true, sexagesimal: false };
  expect(optState.shape.columns.parse(view)).toEqual({
    ...view,
    onlyAtNight: true,
    clock: 'utc',
    aside: { calendarDates: false, sexagesimal: false, clock: 'utc' },
    limits: {},
    files: { csvRemarks: true },
  });
});
