import { expect, test } from 'vitest';
import { type NamedSave, savesIn, unexpiredSaves, withSave } from '#contract/named-saves.ts';

const SAVE: NamedSave = { id: '42', tool: 'opt', name: 'Tonight', savedAtMs: 1_800_000_000_000 };
const DAY_MS = 86_400_000;

test('the saves of a browser come back as they were stored, without what is not a save', () => {
  const text = JSON.stringify([
    SAVE,
    { ...SAVE, tool: 'xyz' },
    7,
    { ...SAVE, id: -1 },
    { ...SAVE, id: 43 }, // as they were stored when ids were numbers
  ]);
  expect(savesIn(text).map(({ id }) => id)).toEqual(['42', '43']);
  expect(['', '{', 'null', '{"id":42}'].map(savesIn)).toEqual([[], [], [], []]);
});

test('the saves of a browser are listed newest first, each once, and the oldest go where there are too many', () => {
  const many = Array.from({ length: 40 }, (_, id) => id).reduce<readonly NamedSave[]>(
    (saves, id) => withSave(saves, { ...SAVE, id: String(id) }),
    [],
  );
  expect(many).toHaveLength(30);
  expect(many[0]?.id).toBe('39');
  expect(withSave(many, { ...SAVE, id: '20' }).filter(({ id }) => id === '20')).toHaveLength(1);
});

test('the saves of a browser go without a name before any that has one, and named ones only where all are', () => {
  const nameless = Array.from({ length: 40 }, (_, id) => saved(id + 1, ''));
  const saves = nameless.reduce<readonly NamedSave[]>(withSave, [saved(0, 'Apophis in 2029')]);
  expect(saves).toHaveLength(30);
  expect(saves.at(-1)?.name).toBe('Apophis in 2029');
  const named = Array.from({ length: 30 }, (_, id) => saved(id, `Night ${id}`)).reduce<readonly NamedSave[]>(
    withSave,
    [],
  );
  expect(
    withSave(named, saved(99, ''))
      .map(({ name }) => name)
      .slice(-1),
  ).toEqual(['Night 1']);
});

test('the saves of a browser go when the service forgets them', () => {
  expect(unexpiredSaves([SAVE], SAVE.savedAtMs + 29.9 * DAY_MS, 30 * DAY_MS)).toEqual([SAVE]);
  expect(unexpiredSaves([SAVE], SAVE.savedAtMs + 30 * DAY_MS, 30 * DAY_MS)).toEqual([]);
});

function saved(id: number, name: string): NamedSave {
  return { ...SAVE, id: String(id), name };
}
