import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FilteringResult } from '#contract/opt/filtering.ts';
import type { PageRequest } from '#machines/opt/filtering/filtering-rules.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import { frameOfNights } from '#machines/opt/tonight/site-nights.ts';
import { customObservatory } from '#machines/planning/observatory.ts';
import { type Dates, GREENWICH, timeFrame } from '#machines/planning/time-frame.ts';
import { SummaryBar } from '#tools/opt/filtering/summary-bar.tsx';
import { deferredActor } from '../../../machines/fakes/deferred.ts';
import { filteredObjects, page, plan } from '../../../machines/fakes/objects.ts';

const MUNICH = customObservatory({ latitude: 48.15, longitude: 11.58, alt: 520 });
const HAWAII = customObservatory({ latitude: 19.8, longitude: -155.5, alt: 4205 });

const TONIGHT = { start: '2026-11-26', end: '2026-11-26' };
const WEEK = { start: '2026-11-26', end: '2026-12-02' };

test.each([
  [
    'one in Munich, of whose neighbours the days UTC have halves',
    MUNICH,
    TONIGHT,
    '>1</span><span class="stat-label">night<',
  ],
  [
    'one in Hawaii, beside which the days UTC have another',
    HAWAII,
    TONIGHT,
    '>1</span><span class="stat-label">night<',
  ],
  ['seven in Munich', MUNICH, WEEK, '>7</span><span class="stat-label">nights<'],
])('the summary of a list counts the nights that were chosen: %s', async (_, site, nights, text) => {
  expect(await summaryOf(site, frameOfNights(nights, site))).toContain(text);
});

async function summaryOf(observatory: typeof MUNICH, dates: Dates): Promise<string> {
  const frame = timeFrame(dates, '2026-11-26', GREENWICH);
  if (frame === undefined) throw new RangeError('no time frame');
  const load = deferredActor<FilteringResult, PageRequest>();
  const filtering = createActor(filteringMachine.provide({ actors: { loadPage: load.actor } })).start();
  filtering.send({ type: 'plan.made', plan: { ...plan(), timeFrame: frame, observatory } });
  await load.calls[0]?.answer({ ...page(filteredObjects(3), 3), nights: 3 });
  return renderToString(<SummaryBar filtering={filtering} userDefinedObjects={0} />);
}
