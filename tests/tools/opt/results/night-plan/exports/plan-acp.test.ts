import { expect, test } from 'vitest';
import { planAcp } from '#tools/opt/results/night-plan/exports/plan-acp.ts';
import { samplePlan, withName } from '../sample-plan.ts';

const PLAN = samplePlan();

test('a plan that is exported for ACP has for each slot its time, its exposures and its target, line by line', () => {
  const lines = planAcp(PLAN)
    .split('\r\n')
    .filter((line) => line !== '' && !line.startsWith(';'));
  expect(lines.filter((line) => line.startsWith('#WAITUNTIL'))).toHaveLength(2);
  expect(lines[0]).toMatch(/^#WAITUNTIL 1, \d\d-\w{3}-2026 \d\d:\d\d:00$/);
  const directives = lines.filter((line) => line.startsWith('#')).map((line) => line.split(' ')[0]);
  const own = ['#WAITUNTIL', '#COUNT', '#INTERVAL', '#BINNING'];
  expect(directives).toEqual([...own, ...own]);
  const targets = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
  expect(targets).toEqual([
    ['early', '2.196667', '-0.512500'],
    ['late', '0.000000', '31.021400'],
  ]);
});

test('a plan that is exported for ACP has places in decimals, so that a sign before 0 degrees belongs to a number', () => {
  expect(planAcp(PLAN)).toMatch(/^early\t2\.196667\t-0\.512500\r$/m);
});

test('a plan that is exported for ACP reminds of the two directives that a system with filters or a rotator requires', () => {
  expect(planAcp(PLAN)).toMatch(/^; .*#FILTER.*#POSANG/m);
});

test('a plan that is exported for ACP waits in set 1 alone, as a plan without #SETS has no other', () => {
  const waits = planAcp(PLAN).match(/#WAITUNTIL [^,]*/g);
  expect(waits).toEqual(['#WAITUNTIL 1', '#WAITUNTIL 1']);
  expect(planAcp(PLAN)).not.toContain('#SETS');
});

test.each([
  ['433 Eros; #SHUTDOWN', '433 Eros SHUTDOWN'],
  ['#CHAIN other.txt', 'CHAIN other.txt'],
  ['C/2020 P4-C', 'C-2020 P4-C'],
  ['Žižka\tx', 'Zizka x'],
  ['見', 'unnamed'],
])(
  'the name of the target %s in a plan for ACP is neither directive nor comment and may be part of a file name',
  (designator, name) => {
    const targets = planAcp(withName(designator))
      .split('\r\n')
      .filter((line) => line.includes('\t'));
    expect(targets[0].split('\t')[0]).toBe(name);
  },
);
