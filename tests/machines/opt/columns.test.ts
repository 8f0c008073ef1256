import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { columnsMachine, possibleColumns, shownColumns } from '#machines/opt/columns.ts';

const ALL = (
  'JD_UTC AST_RA AST_DEC AST_HA AST_AZ AST_ALT AST_ECLONG AST_ECLAT AST_GLONG AST_GLAT MAG ERR_A ERR_B PA DELTA R ' +
  'ELON SUN_ALT PHASE APPMOT_RA APPMOT_DEC SKY_MOV POS_ANG ELSUN AIRM ELEV MOOEL MOON_ALT MOONGLOW DEN_STARS ' +
  'DAYS_UNOBSERVED ARC'
).split(' ');

describe('the columns of the ephemerides', () => {
  test('are seven by default, and 32 in a fixed order', () => {
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

  test('of the visitor come in table order, and are kept when another choice is made', () => {
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

  test('cannot be saved when none is selected', () => {
    const actor = createActor(columnsMachine).start();
    actor.send({ type: 'choice.made', choice: 'user' });
    actor.send({ type: 'columns.all-removed' });
    expect(actor.getSnapshot().can({ type: 'columns.saved' })).toBe(false);
    actor.send({ type: 'columns.all-added' });
    actor.send({ type: 'columns.removed', columns: ['ARC'] });
    expect(actor.getSnapshot().can({ type: 'columns.saved' })).toBe(true);
  });

  test('stay as they were when the popup is cancelled', () => {
    const actor = createActor(columnsMachine).start();
    actor.send({ type: 'choice.made', choice: 'all' });
    actor.send({ type: 'choice.made', choice: 'user' });
    actor.send({ type: 'columns.all-removed' });
    actor.send({ type: 'columns.cancelled' });
    expect(shownColumns(actor.getSnapshot().context)).toEqual(ALL);
  });
});

test('rows and notation of the table are toggled one by one', () => {
  const actor = createActor(columnsMachine).start();
  actor.send({ type: 'observable.toggled' });
  actor.send({ type: 'calendar.toggled' });
  actor.send({ type: 'sexagesimal.toggled' });
  actor.send({ type: 'calendar.toggled' });
  expect(actor.getSnapshot().context).toMatchObject({
    onlyObservable: true,
    calendarDates: false,
    sexagesimal: true,
  });
});
