import { beforeEach, expect, test, vi } from 'vitest';
import type { Provenance } from '#contract/opt/calculation.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { saveApproaches } from '#tools/fvt/panels/save-approaches.ts';
import { saveChartTable } from '#tools/opt/results/downloads/chart-table.tsx';
import { savePlan } from '#tools/opt/results/night-plan/exports/save-plan.ts';
import { planSources } from '#tools/opt/results/night-plan/plan-sources.ts';
import { savePopulation } from '#tools/sovt/population/save-population.ts';
import { approach } from '../machines/fakes/flybys.ts';
import { plan } from '../machines/fakes/objects.ts';
import { samplePlan } from './opt/results/night-plan/sample-plan.ts';

const NOW = Date.parse('2026-11-27T12:00Z');

const PROVENANCE: Provenance = {
  observer: '954 Teide',
  forceModel: 'full',
  ephemeris: 'DE440',
  catalogueDate: '2026-11-27',
  calculatedAt: '2026-11-27T12:00:00Z',
  software: 'NEO Toolkit 2',
};

let saved: Blob | undefined;

beforeEach(() => {
  saved = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved = content;
    return 'blob:';
  });
});

const FILES: Readonly<Record<string, () => unknown>> = {
  'a chart of ephemerides': () => {
    const span = { start: 2_461_372.0, end: 2_461_372.9791666665 };
    const table = { columns: [{ name: 'Object', unit: '' }], rows: [] };
    const tables = { object: { fields: [], units: [], data: [] }, provenance: PROVENANCE };
    const file = { title: 'Short-term', table, span, stepDays: 1 / 48, clock: 'UTC' };
    return saveChartTable(file, tables, {}, NOW);
  },
  'a plan of a night': () => {
    const timeStep = { step: 10, unit: 'm' } as const;
    const request = { query: calculateQuery(plan(), timeStep, ['early', 'late']), timeStep };
    const { slots } = samplePlan();
    const result = { provenance: PROVENANCE };
    savePlan('csv', {
      ...samplePlan(),
      ...planSources(slots, 'Wed 2 – Thu 3 Dec 2026', { request, result }),
    });
  },
  'close approaches': () => saveApproaches([approach()], NOW),
  'a population': () =>
    savePopulation(
      [],
      { parts: [{ start: 61_371, end: 61_736, catalogueDate: '2026-11-27' }], query: undefined },
      NOW,
    ),
};

test.each(Object.entries(FILES))(
  'the head of a file says its time frame, the clock of its times and the program: %s',
  async (_, save) => {
    await save();
    const labels = new Map(
      [...((await saved?.text()) ?? '').matchAll(/^# ([^:]+): (.*?)\r?$/gm)].map(
        ([, label = '', value = '']) => [label, value],
      ),
    );
    expect([...labels.keys()]).toEqual(expect.arrayContaining(['Time frame', 'Times', 'Software']));
    expect(labels.get('Times')).toBe('UTC');
    expect(labels.get('Time frame')).toMatch(/^2\d{3}-\d\d-\d\d.* to 2\d{3}-\d\d-\d\d.* UTC/);
  },
);
