import { expect, test } from 'vitest';
import { MARK, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { INITIAL_GROUPS } from '#machines/orbits/swarm-groups.ts';
import type { GroupOptions } from '#machines/orbits/swarm.ts';
import { chosenLines, classLines, countText, riskCount, riskLabel } from '#parts/swarm/group-lines.ts';

const OPTIONS: GroupOptions = {
  neo: [
    { value: 'Atira', label: 'Atira', count: 38 },
    { value: 'Apollo', label: 'Apollo', count: 21_804 },
  ],
  family: [{ value: 'vesta', label: 'Vesta', count: 15_252 }],
  population: [],
  risk: [
    { value: 'risk', label: 'All risk lists', count: 1783 },
    { value: 'sentry', label: 'JPL Sentry list', count: 1783 },
    { value: 'neocc', label: 'NEOCC risk list', count: 0 },
  ],
};

test('the near-Earth classes are listed before anything was loaded, the largest first, all of them shown', () => {
  const lines = classLines({
    chosen: INITIAL_GROUPS,
    options: { neo: [], family: [], population: [], risk: [] },
  });
  expect(lines.map(({ label }) => label)).toEqual(['Apollo', 'Amor', 'Aten', 'Atira']);
  expect(lines.every(({ isShown, count }) => isShown && count === undefined)).toBe(true);
});

test('families show their objects once these are known', () => {
  const lines = classLines({ chosen: INITIAL_GROUPS, options: OPTIONS });
  expect(lines.map(({ count }) => count)).toEqual([21_804, undefined, undefined, 38]);
});

test('the near-Earth classes in the panel keep their place when they are not shown, and have the colour that was chosen', () => {
  const chosen = [{ type: 'neo', value: 'Atira', label: 'Atira', color: '123456' }] as const;
  const lines = classLines({ chosen, options: OPTIONS });
  expect(lines.map(({ isShown }) => isShown)).toEqual([false, false, false, true]);
  expect(lines[3]?.color).toBe('123456');
});

test('the risk group is named after the list whose objects it has, or after both', () => {
  const named = (counts: Readonly<Record<string, number>>) =>
    riskLabel({
      ...OPTIONS,
      risk: OPTIONS.risk.map((list) => ({ ...list, count: counts[list.value] ?? 0 })),
    });
  expect(named({ risk: 1130, sentry: 1130 })).toBe('JPL Sentry list');
  expect(named({ risk: 1129, neocc: 1129 })).toBe('NEOCC risk list');
  expect(named({ risk: 1131, neocc: 1129, sentry: 2 })).toBe('NEOCC and Sentry risk lists');
  expect(riskLabel({ ...OPTIONS, risk: [] })).toBe('Risk list');
});

const chosen = [
  ...INITIAL_GROUPS,
  { type: 'family', value: 'vesta', label: 'Vesta', color: 'c9a0ff' },
  { type: 'family', value: 'eos', label: 'Eos', color: '7fe3e0' },
  { type: 'population', value: 'vesta', label: 'Vestoids', color: 'ffb07f' },
] as const;

test('families in the panel are those that are chosen, also one that is offered no longer', () => {
  expect(chosenLines({ chosen, options: OPTIONS }, 'family')).toEqual([
    { value: 'vesta', label: 'Vesta', isShown: true, color: 'c9a0ff', count: 15_252 },
    { value: 'eos', label: 'Eos', isShown: true, color: '7fe3e0', count: undefined },
  ]);
});

test('counts of the risk list include ellipses and open orbits', () => {
  const columns = { marks: Uint8Array.of(MARK.risk, MARK.pha, MARK.risk | MARK.pha) };
  const open = [{ marks: MARK.risk }, { marks: MARK.comet }];
  expect(riskCount({ count: 3, columns, open } as unknown as SwarmFile)).toBe(3);
});

test('counts have their thousands set apart', () => {
  expect([undefined, 0, 999, 1000, 21_804, 1_234_567].map(countText)).toEqual([
    '',
    '0',
    '999',
    '1\u202f000',
    '21\u202f804',
    '1\u202f234\u202f567',
  ]);
});
