import { expect, test } from 'vitest';
import { parseNames, typedName, withNameReplaced } from '#machines/objects/object-names.ts';

const TEXT = '(3200) Phaethon, 2024 yr9\n apophis ,Eros';

test('a name is shown as it was typed, with its blanks', () => {
  expect(typedName(TEXT, '2024yr9')).toBe('2024 yr9');
  expect(typedName(TEXT, '(3200)Phaethon')).toBe('(3200) Phaethon');
  expect(typedName(TEXT, 'Ivar')).toBe('Ivar');
});

test('invisible signs that turn the direction of a text are no part of a name', () => {
  expect(parseNames('\u202EEros,\u200EApophis\u200F')).toEqual(['Eros', 'Apophis']);
  expect(typedName('\u202E2024 yr9', '2024yr9')).toBe('2024 yr9');
});

test('a wrong name gives its place to the right one, and everything else stays as it was typed', () => {
  expect(withNameReplaced(TEXT, 'apophis', 'Apophis')).toBe('(3200) Phaethon, 2024 yr9\n Apophis ,Eros');
  expect(withNameReplaced('Eros\nEros2, Eros', 'Eros', '433')).toBe('433\nEros2, 433');
});

test('a name that is left out takes its comma or line with it', () => {
  expect(withNameReplaced(TEXT, '2024yr9', undefined)).toBe('(3200) Phaethon\n apophis ,Eros');
  expect(withNameReplaced('Nibiru, Eros', 'Nibiru', undefined)).toBe('Eros');
  expect(withNameReplaced('Nibiru', 'Nibiru', undefined)).toBe('');
});
