import { describe, expect, test } from 'vitest';
import { readToolState } from '#contract/tool-state.ts';
import { decodedStateId, linkedCode } from '#machines/saved-state/tool-state-link.ts';
import { savedPlans, savedStates } from '../fixtures/saved-states.ts';

describe('states that visitors saved with earlier versions', () => {
  test('are seven of both tools, with user-defined objects, results and a turned camera among them', () => {
    const states = savedStates().map(({ state }) => state);
    expect(states).toHaveLength(7);
    expect(new Set(states.map(({ tool }) => tool))).toEqual(new Set(['opt', 'ovt']));
  });

  test.each(savedStates())('$name, saved by $savedBy, is read whole', ({ state }) => {
    const read = readToolState(JSON.stringify(state));
    expect(read).toMatchObject({ kind: 'valid', tool: state.tool, state });
  });

  test('are refused with a day that no calendar has, or that ends before it starts', () => {
    const [{ state }] = savedPlans();
    for (const [start, end] of [
      ['2027-02-30', '2027-03-02'],
      ['2027-03-02', '2027-02-29'],
      ['1899-12-31', '1900-01-02'],
      ['2027-03-02', '2027-03-01'],
    ] as const) {
      const text = JSON.stringify(state).replace(
        /"selectedTimeFrame":\{"start":"[\d-]+","end":"[\d-]+"/,
        `"selectedTimeFrame":{"start":"${start}","end":"${end}"`,
      );
      expect(text).toContain(start);
      expect(readToolState(text).kind).toBe('invalid');
    }
  });

  test.each(savedStates())('$name is named by the link it gave out', ({ link, toolStateId }) => {
    expect(decodedStateId(linkedCode(new URL(link, 'https://toolkit.example').search) ?? '')).toBe(
      toolStateId,
    );
  });
});
