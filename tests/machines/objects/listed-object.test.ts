import { expect, test } from 'vitest';
import {
  DEFAULT_SWITCHES,
  isSwitchedOn,
  markImpacted,
  nearEarthObjects,
  kindTitle,
  objectKind,
  objectTitle,
  withObjects,
  withoutObjects,
} from '#machines/objects/listed-object.ts';
import { notFoundMessage, parseNames } from '#machines/objects/object-names.ts';
import { filteredObject, listedObject, nonNea } from '../fakes/objects.ts';
import { selectionState, withAllToggled, withRowToggled } from '#machines/opt/filtering/selection.ts';

const COMET = listedObject('67P', { comet: true, bodyType: { name: 'Comet' } });
const UNCONFIRMED = listedObject('P21xyz', { neocp: true, nea: false });

test('an object near the Earth is an asteroid or a comet, and named as what it is', () => {
  const comets = [listedObject('2P', { comet: true }), { ...nonNea('1P'), comet: true }];
  expect([listedObject('433'), ...comets].map(kindTitle)).toEqual(['NEA', 'NEC', 'non-NEA']);
});

test('an object of a list is a near-Earth asteroid, unconfirmed, or neither', () => {
  expect([listedObject('433'), UNCONFIRMED, nonNea('1')].map(objectKind)).toEqual([
    'NEA',
    'NEOCP',
    'non-NEA',
  ]);
  expect(nearEarthObjects([COMET, UNCONFIRMED, nonNea('1')])).toEqual([COMET, UNCONFIRMED]);
});

test('an object of a list is hidden by the switch of its kind and by that of its body', () => {
  const shown = [COMET, UNCONFIRMED, nonNea('1')].filter((each) => isSwitchedOn(each, DEFAULT_SWITCHES));
  expect(shown).toEqual([COMET, UNCONFIRMED]);
  expect(isSwitchedOn(COMET, { ...DEFAULT_SWITCHES, comet: false })).toBe(false);
  expect(isSwitchedOn(UNCONFIRMED, { ...DEFAULT_SWITCHES, neocp: false })).toBe(false);
});

test('an object of a list reads number and name, or the name alone', () => {
  expect(objectTitle(listedObject('99942', { number: '99942', name: 'Apophis' }))).toBe('(99942) Apophis');
  expect(objectTitle(listedObject('2024 YR4'))).toBe('2024 YR4');
});

test('an object of a list names comets as astronomers do', () => {
  expect(objectTitle({ number: '67P', name: 'Churyumov-Gerasimenko', designator: '67P' })).toBe(
    '67P/Churyumov-Gerasimenko',
  );
  expect(objectTitle({ name: 'NEOWISE', designator: 'C/2020 F3' })).toBe('C/2020 F3 (NEOWISE)');
  expect(objectTitle({ name: 'C/2020 F3', designator: 'C/2020 F3' })).toBe('C/2020 F3');
});

test('an object of a list is added once and removed by its designation', () => {
  const list = withObjects([listedObject('A')], [listedObject('B'), listedObject('A'), listedObject('B')]);
  expect(list.map(({ designator }) => designator)).toEqual(['A', 'B']);
  expect(withoutObjects(list, [listedObject('A')])).toEqual([listedObject('B')]);
});

test('an object of a list is marked by the list of impactors, by number or by name', () => {
  const objects = [
    listedObject('2008 TC3'),
    listedObject('B', { number: '1234' }),
    listedObject('C', { number: '12' }),
  ];
  const impactors = [
    { name: '2008 TC3', impactDate: '2008-10-07' },
    { number: '1234', impactDate: '2031-01-01' },
  ];
  const marked = markImpacted(objects, impactors);
  expect(marked.map(({ impacted, impact_date }) => [impacted, impact_date])).toEqual([
    [true, '2008-10-07'],
    [true, '2031-01-01'],
    [false, undefined],
  ]);
});

test('inserted names lose their blanks, their empty entries and repetitions, and keep their case', () => {
  expect(parseNames(' 2004 MN4 \n\nApophis,')).toEqual(['2004MN4', 'Apophis']);
  expect(parseNames('a,A\r\na')).toEqual(['a', 'A']);
  expect(parseNames(' ,\n')).toEqual([]);
});

test('inserted names that are missing are counted', () => {
  expect(notFoundMessage(3, 1)).toBe('2 of 3 objects found, 1 objects not found:');
});

const rows = [filteredObject('A'), filteredObject('B'), filteredObject('C', { error: 'no orbit' })];

test('the checkboxes of a list take a row in and out', () => {
  const one = withRowToggled({ rows, selected: new Set() }, 'A');
  expect(one).toEqual(new Set(['A']));
  expect(selectionState({ rows, selected: one })).toBe('some');
  expect(withRowToggled({ rows, selected: one }, 'A')).toEqual(new Set());
});

test('the checkboxes of a list leave out a row with an error', () => {
  expect(withRowToggled({ rows, selected: new Set() }, 'C')).toEqual(new Set());
  const all = withAllToggled({ rows, selected: new Set(['A']) });
  expect(all).toEqual(new Set(['A', 'B']));
  expect(selectionState({ rows, selected: all })).toBe('all');
  expect(withAllToggled({ rows, selected: all })).toEqual(new Set());
});
