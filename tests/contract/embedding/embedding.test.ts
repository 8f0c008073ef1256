import { expect, test } from 'vitest';
import { readHostMessage } from '#contract/embedding/embedding.ts';

test('a message from the page around sets what it names, with the height of a place left out', () => {
  const data = {
    neoToolkit: 1,
    id: 7,
    type: 'set',
    site: { latitude: 32, longitude: -110 },
    objects: [' Apophis '],
  };
  expect(readHostMessage(data)).toEqual({
    kind: 'message',
    message: { ...data, site: { ...data.site, altitude: 0 }, objects: ['Apophis'] },
  });
});

test('a message from the page around may set what was read: a site with its name, and moments for days', () => {
  const change = {
    site: { code: 'G96', name: 'Mt. Lemmon Survey', latitude: 32.44, longitude: -110.79, altitude: 2757 },
    dates: { start: '2026-12-01T21:00', end: '2026-12-02T04:30:00.000Z' },
  };
  expect(readHostMessage(set(change))).toMatchObject({ kind: 'message', message: change });
  const custom = { name: 'custom', latitude: 28.76, longitude: -17.88, altitude: 2396 };
  expect(readHostMessage(set({ site: custom }))).toMatchObject({ message: { site: custom } });
  expect(readHostMessage(set({ dates: { start: '2026-12-01T21:00', end: '2026-12-01' } }))).toMatchObject({
    kind: 'message',
  });
});

test('a message from the page around may name the first of two nights that get dark on the first date', () => {
  const dates = { start: '2026-03-31', end: '2026-04-01', firstNight: '2026-03-31' };
  expect(readHostMessage(set({ dates }))).toMatchObject({ kind: 'message', message: { dates } });
  const before = { ...dates, firstNight: '2026-03-30' };
  expect(readHostMessage(set({ dates: before }))).toMatchObject({ message: { dates: before } });
  const tonight = { start: '2026-11-27', end: '2026-11-28', lastNight: '2026-11-26' };
  expect(readHostMessage(set({ dates: tonight }))).toMatchObject({ message: { dates: tonight } });
});

test.each([
  [
    set({ dates: { start: '2026-03-31', end: '2026-04-01', firstNight: '2026-04-01' } }),
    'dates.firstNight: must be the day of the start or the one before it',
  ],
  [
    set({ dates: { start: '2026-03-31', end: '2026-04-01', firstNight: '2026-02-30' } }),
    'dates.firstNight: must be a day such as 2029-04-13',
  ],
  [{ neoToolkit: 1, type: 'fly' }, 'type: must be start, read or set'],
  [set({ also: 1 }), '"also" is not known'],
  [set({ time: 'yesterday' }), 'time: must be a moment such as 2029-04-13T21:46:00Z'],
  [set({ site: { latitude: 3 } }), 'site: must have a code, or latitude and longitude'],
  [
    set({ dates: { start: 'today', end: '2030-01-01' } }),
    'dates.start: must be a day such as 2029-04-13, or a moment in UTC',
  ],
])('a message from the page around is refused with words that help to mend it: %s', (data, reason) => {
  expect(readHostMessage(data)).toMatchObject({ kind: 'invalid', reason });
});

test.each([
  ['text', 'neoToolkit'],
  ['nothing', null],
  ['the message of a browser extension', { source: 'devtools', payload: {} }],
  ['a prototype that has the mark', Object.create({ neoToolkit: 1, type: 'read' })],
])('a message from the page around is passed over in silence when it is %s', (_, data) => {
  expect(readHostMessage(data)).toBeUndefined();
});

test.each([
  ['of another version', { neoToolkit: 2, type: 'read' }, 'neoToolkit'],
  ['of no known type', { neoToolkit: 1, type: 'constructor' }, 'type'],
  ['with a key too many', { neoToolkit: 1, type: 'read', also: 1 }, ''],
  [
    'with a key that reaches for the prototype',
    JSON.parse('{"neoToolkit":1,"type":"set","__proto__":{}}'),
    '',
  ],
  ['with dates the wrong way round', set({ dates: { start: '2030-01-02', end: '2030-01-01' } }), 'dates'],
  ['with a day that no calendar has', set({ dates: { start: '2030-02-30', end: '2030-03-01' } }), 'dates'],
  ['with a place off the Earth', set({ site: { latitude: 91, longitude: 0 } }), 'site'],
  ['with too many objects', set({ objects: Array<string>(251).fill('Eros') }), 'objects'],
  ['with a camera that is nowhere', set({ camera: { position: [Infinity, 0, 0] } }), 'camera'],
  ['with a camera beyond the pole of the sky', set({ camera: { ra: 0, dec: 91 } }), 'camera'],
])('a message from the page around is refused when it is %s', (_, data, where) => {
  expect(readHostMessage(data)).toMatchObject({
    kind: 'invalid',
    reason: expect.stringContaining(where) as string,
  });
});

test('a message from the page around is refused before it is looked into when it is endless, huge or deep', () => {
  const endless: Record<string, unknown> = { neoToolkit: 1, type: 'set' };
  endless['objects'] = endless;
  const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
  const bombs = [
    endless,
    set({ objects: Array<string>(1_000_000).fill('x') }),
    set({ objects: ['x'.repeat(1_000_000)] }),
    set({ objects: deep }),
    set({ objects: new Uint8Array(10) }),
    set(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]))),
  ];
  for (const bomb of bombs)
    expect(readHostMessage(bomb)).toMatchObject({ kind: 'invalid', reason: 'The message is too large.' });
});

test('a message from the page around gets a response with its id even when the rest is wrong', () => {
  expect(readHostMessage(set({ id: 'mine', time: 'now' }))).toMatchObject({ kind: 'invalid', id: 'mine' });
  expect(readHostMessage(set({ id: {}, time: 'now' }))).toMatchObject({ kind: 'invalid', id: undefined });
});

function set(change: object): object {
  return { neoToolkit: 1, type: 'set', ...change };
}
