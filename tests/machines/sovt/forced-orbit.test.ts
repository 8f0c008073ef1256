import { expect, test } from 'vitest';
import { synodicHyperbolicQuery } from '#contract/nov/synodic.ts';
import { sovtState } from '#contract/sovt/sovt-state.ts';
import { dataOfDefinition, elementFields, isSameData } from '#machines/sovt/object-data.ts';
import { dataOfForm, filledForm, withTypedText } from '#machines/sovt/parameter-form.ts';
import { FORCE, hyperbolicObject } from '../fakes/orbits.ts';

const PLAIN = dataOfDefinition(hyperbolicObject('comet'));
const FORCED = dataOfDefinition({ ...hyperbolicObject('comet'), ...FORCE });

test('the path of a user-defined comet is calculated with its force, and again with another', () => {
  const { kind, fields } = elementFields(FORCED);
  expect([kind, fields]).toMatchObject(['HYPERBOLIC', { com_a1: FORCE.a1, com_law: 'carbon-monoxide' }]);
  expect(elementFields(PLAIN).fields).not.toHaveProperty('com_a1');
  expect(Object.keys(fields).every((name) => Object.hasOwn(synodicHyperbolicQuery.shape, name))).toBe(true);
  expect([isSameData(FORCED, PLAIN), isSameData(FORCED, { ...FORCED })]).toEqual([false, true]);
});

test('the force stays with other elements that are typed for its path, and when that is saved', () => {
  const form = withTypedText(filledForm(FORCED, 20), 'inclination', '99');
  const data = dataOfForm(form, FORCED);
  expect(data).toMatchObject({ force: FORCE, parameters: { inclination: 99 } });
  const { objectData } = sovtState.shape.calculatedObjects.def.innerType.def.element.shape;
  expect(objectData.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
});
