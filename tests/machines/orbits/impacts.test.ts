import { expect, test } from 'vitest';
import { rowOf, visibleObjects } from '#machines/orbits/orbit-list.ts';
import { listedRow } from '#machines/orbits/orbit-object.ts';
import { listedObject } from '../fakes/objects.ts';
import { EROS, startOrbitObjects } from '../fakes/orbit-objects.ts';
import { startOrbits } from '../fakes/orbit-tool.ts';

const TC3 = listedObject('2008 TC3');
const impactors = [{ name: '2008 TC3', impactDate: '2008-10-07' }];

test('an object is hidden after the day of its impact and back when the date goes back', () => {
  const { actor, context } = startOrbitObjects({ objects: [TC3] });
  actor.send({ type: 'impactors.listed', impactors });
  actor.send({ type: 'check.toggled', designator: '2008 TC3' });
  const shown = (date: string) => visibleObjects(context(), Date.parse(date)).length;
  expect([shown('2008-10-06'), shown('2008-10-08'), shown('2008-10-06')]).toEqual([1, 0, 1]);
});

test('an object of which the instant is known is hidden from that instant on', () => {
  const { actor, context } = startOrbitObjects({ objects: [TC3] });
  actor.send({ type: 'check.toggled', designator: '2008 TC3' });
  actor.send({ type: 'impact.found', designator: '2008 TC3', impactDate: '2008-10-07T02:45:40Z' });
  const shown = (date: string) => visibleObjects(context(), Date.parse(date)).length;
  expect([shown('2008-10-07T02:45:39Z'), shown('2008-10-07T02:45:40Z')]).toEqual([1, 0]);
});

test('an impact is announced when the object is shown, and when it is found by its orbit', () => {
  const { actor, emitted } = startOrbitObjects({ objects: [TC3, EROS] });
  actor.send({ type: 'impactors.listed', impactors });
  actor.send({ type: 'check.toggled', designator: '2008 TC3' });
  actor.send({ type: 'check.toggled', designator: '433' });
  actor.send({ type: 'impact.found', designator: '433', impactDate: '2030-01-02T00:00:00Z' });
  actor.send({ type: 'impact.found', designator: '2008 TC3', impactDate: '2008-10-07T02:45:40Z' });
  expect(emitted.filter(({ type }) => type === 'impact.announced')).toEqual([
    { type: 'impact.announced', title: '2008 TC3', impactDate: '2008-10-07' },
    { type: 'impact.announced', title: '(433) Eros', impactDate: '2030-01-02T00:00:00Z' },
  ]);
});

test('the impact of an object that is shown is announced when the list of impactors comes', () => {
  const { actor, emitted } = startOrbitObjects({ objects: [TC3] });
  actor.send({ type: 'check.toggled', designator: '2008 TC3' });
  emitted.length = 0;
  actor.send({ type: 'impactors.listed', impactors });
  expect(emitted).toEqual([{ type: 'impact.announced', title: '2008 TC3', impactDate: '2008-10-07' }]);
});

test('an object that joins after the list of impactors came is marked as well', () => {
  const { actor, context } = startOrbitObjects({ objects: [] });
  actor.send({ type: 'impactors.listed', impactors });
  actor.send({ type: 'objects.saved', objects: [TC3] });
  expect(rowOf(context(), '2008 TC3')?.impactDate).toBe('2008-10-07');
});

test('a list that is loaded is marked by the impactors that are known', () => {
  const { actor, context } = startOrbitObjects({ objects: [] });
  actor.send({ type: 'impactors.listed', impactors: [{ number: '433', impactDate: '2020-01-01' }] });
  const list = { objects: [listedRow(EROS)], selected: undefined, focus: undefined };
  actor.send({ type: 'list.loaded', list });
  expect(rowOf(context(), '433')?.impactDate).toBe('2020-01-01');
});

test('impacts of several objects are one warning that names each and which of them are still to come', async () => {
  const { impactors, popup, context } = startOrbits();
  const { objects } = context();
  objects.send({ type: 'objects.saved', objects: [listedObject('2008 TC3'), EROS] });
  objects.send({ type: 'check.toggled', designator: '2008 TC3' });
  objects.send({ type: 'check.toggled', designator: '433' });
  await impactors.calls[0]?.answer([
    { name: '2008 TC3', impactDate: '2008-10-07' },
    { number: '433', impactDate: '2068-04-12' },
  ]);
  expect(popup()).toMatchObject({
    message: 'Object 2008 TC3 impacted on 2008-10-07.',
    details: [
      'Object (433) Eros impacted on 2068-04-12.',
      'The impact of (433) Eros comes after the simulated date: the object is shown until then.',
    ],
  });
});
