import { expect, test } from 'vitest';
import { readToolState } from '#contract/tool-state.ts';
import { packState, unpackState } from '#parts/tool-state/packed-state.ts';
import { alteredStates, hostileCodes, hostileTexts } from '../../fixtures/hostile-states.ts';

test.each(hostileCodes())('a link that means harm is refused where it holds $what', ({ text }) => {
  expect(['unreadable', 'newer']).toContain(unpackState(text).kind);
});

test.each(hostileTexts())(
  'a link that means harm is unpacked and refused where its state is $what',
  async ({ text }) => {
    expect(unpackState(packState(text)).kind).toMatch(/^(text|unreadable)$/);
    expect(await readToolState(text)).toMatchObject({ kind: 'invalid' });
  },
);

test('A link that means harm with any one value of a state altered is refused, or is a state with nothing beside it', async () => {
  const altered = alteredStates(1);
  const read = await Promise.all(altered.map(({ text }) => readToolState(text)));
  for (const [at, each] of read.entries()) {
    if (each.kind === 'invalid') continue;
    const text = JSON.stringify(each.state);
    expect(text, altered[at].what).not.toMatch(/polluted|__proto__":/);
    expect(JSON.stringify(await readToolState(text)), altered[at].what).toBe(JSON.stringify(each));
  }
  const valid = read.filter(({ kind }) => kind === 'valid').length;
  expect(valid).toBeGreaterThan(altered.length / 20);
  expect(valid).toBeLessThan(altered.length / 2);
  expect({}).not.toHaveProperty('polluted');
});
