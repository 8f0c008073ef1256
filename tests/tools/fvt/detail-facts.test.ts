import { expect, test } from 'vitest';
import { detailFacts } from '#tools/fvt/details/detail-facts.ts';
import { approach, flybyFile } from '../../machines/fakes/flybys.ts';

test('details of which one line is left show the distance to the body', () => {
  const shown = {
    file: flybyFile(),
    target: { kind: 'approach', approach: approach() },
    isRestored: false,
  } as const;
  const facts = detailFacts(shown, Date.UTC(2029, 3, 13, 21, 46));
  expect(facts.filter(({ isChief }) => isChief).map(({ name }) => name)).toEqual(['Distance to Earth']);
});
