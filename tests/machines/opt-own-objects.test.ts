import { describe, expect, test } from 'vitest';
import type { FieldId } from '#machines/editor-fields.ts';
import { ellipticalObject } from './fakes/orbits.ts';
import { filteredPlanning, startPlanning } from './fakes/planning.ts';

const MINE = ellipticalObject('mine');

/** A form of the editor, filled. */
const ORBIT = {
  referenceEpoch: '60676.5',
  perihelionDistance: '0.9',
  aphelionDistance: '1.1',
  inclination: '5',
  rightAscension: '10',
  perihelionArgument: '20',
  meanAnomaly: '30',
  absoluteMagnitude: '20',
  slopeParameter: '0.15',
};

describe('objects of one’s own', () => {
  test('defines, renames and deletes objects of one’s own by the editor, which asks before one goes', () => {
    const opt = startPlanning();
    const own = () => opt.setup.getSnapshot().context.userDefinedObjects;
    opt.actor.send({ type: 'definition.requested' });
    expect(opt.popup()?.kind).toBe('editor');
    for (const [id, text] of Object.entries(ORBIT)) {
      opt.editor.send({ type: 'field.typed', id: id as FieldId, text });
    }
    opt.editor.send({ type: 'object.saved' });
    expect(opt.popup()).toBeUndefined();
    const [made] = own();
    expect(made).toMatchObject({ objectName: 'my elliptical object 1', perihelionDistance: 0.9 });

    opt.actor.send({ type: 'redefinition.requested', designator: made?.designator ?? '' });
    opt.editor.send({ type: 'field.typed', id: 'objectName', text: 'mine' });
    opt.editor.send({ type: 'object.saved' });
    expect(own()).toEqual([
      { ...made, objectName: 'mine', designator: MINE.designator, catalogueNumber: MINE.designator },
    ]);

    opt.actor.send({ type: 'deletion.requested', designator: MINE.designator });
    expect(opt.popup()).toMatchObject({ message: 'Do you want to delete the object mine?' });
    opt.press('popup.cancelled');
    expect(own()).toHaveLength(1);
    opt.actor.send({ type: 'deletion.requested', designator: MINE.designator });
    opt.press('popup.submitted');
    expect(own()).toEqual([]);
  });

  test('keeps at most 250 objects of one’s own', () => {
    const opt = startPlanning();
    for (let number = 1; number <= 250; number++) {
      opt.setup.send({ type: 'object.defined', object: ellipticalObject(`mine ${number}`) });
    }
    opt.actor.send({ type: 'definition.requested' });
    expect(opt.popup()).toMatchObject({ severity: 'warning', message: expect.stringContaining('250') });
  });

  test('lets the form of the editor wait while it calculates', async () => {
    const opt = await filteredPlanning(3);
    opt.filtering.send({ type: 'selection.toggled' });
    opt.actor.send({ type: 'calculate.requested' });
    opt.actor.send({ type: 'definition.requested' });
    expect(opt.editor.getSnapshot().hasTag('held')).toBe(true);
    await opt.submit.asked[0]?.fail(new Error('broken'));
    expect(opt.editor.getSnapshot().hasTag('held')).toBe(false);
  });
});
