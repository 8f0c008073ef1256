import { expect, test } from 'vitest';
import { savedText } from '#shell/saves/saved-text.ts';

const SAVE = { id: '42', tool: 'opt', name: '', savedAtMs: Date.UTC(2026, 10, 26, 14, 3) } as const;

test('a save is called by its name, its tool and when it was saved', () => {
  expect(savedText(SAVE)).toBe('Observation planning, saved on 26/11/2026 at 14:03 UTC');
  expect(savedText({ ...SAVE, name: 'La Palma' })).toMatch(/^La Palma: Observation planning, saved on/);
  expect(savedText({ ...SAVE, content: 'G96; (433) Eros' })).toMatch(/14:03 UTC \(G96; \(433\) Eros\)$/);
});
