import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import type { CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { telescopesMachine } from '#machines/planning/telescopes.ts';
import { setupMachine } from '#machines/planning/setup.ts';
import { filteringMachine } from '#machines/opt/filtering/filtering.ts';
import { nightPlanMachine } from '#machines/opt/night-plan/night-plan.ts';
import { calculateQuery } from '#machines/opt/filtering/queries.ts';
import { PageProvider } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { NightPlanView } from '#tools/opt/results/night-plan/night-plan-view.tsx';
import { limitChange } from '#tools/opt/results/night-plan/plan-settings.tsx';
import { plan } from '../../../../machines/fakes/objects.ts';
import { NOON, nightResult } from '../../../../machines/fakes/night.ts';

test('the view of a night plan lists each slot with its time, object, figures, and what its weight is made of', () => {
  const page = view();
  expect(page).toContain('1 object, 30 min of 12 h used');
  expect(page).toMatch(/weight \d\.\d\d = 1 \+ sets soon 0\.\d\d \+ fast 0\.17 \+ unobserved 0\.25/);
  expect(page).toContain('aria-label="Lock: high"');
  expect(page).toContain('Score');
});

test('the view of a night plan names who is left out, and why', () => {
  expect(view()).toMatch(/Not in the plan, 1.*low.*Never above 30° while it is dark/s);
});

test('the view of a night plan without a slot says what prevents most of them, and offers to lift that', () => {
  const page = view([], { altitudeAbove: 80 });
  expect(page).toContain('Never above 80° while it is dark (2 of 2 objects).');
  expect(page).toContain('Lift this limit');
});

test('the view of a night plan says what hinders where a slot was locked in vain', () => {
  const page = view([{ designator: 'low', start: NOON + 0.5, end: NOON + 0.55 }]);
  expect(page).toContain('Scores nothing here. Never above 30°');
});

test('a limit that is typed is brought into its range, and nothing typed changes nothing but the magnitude', () => {
  expect(limitChange('altitudeAbove', 95)).toEqual({ altitudeAbove: 85 });
  expect(limitChange('altitudeAbove', undefined)).toEqual({});
  expect(limitChange('magnitudeLimit', undefined)).toEqual({ magnitudeLimit: undefined });
});

function telescopes() {
  const actor = createActor(telescopesMachine).start();
  actor.send({ type: 'telescope.saved', profile: COMMON_TELESCOPE, before: undefined });
  return actor;
}

function view(
  locks: readonly { designator: string; start: number; end: number }[] = [],
  settings: Partial<NightPlanSettings> = {},
): string {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  const nightPlan = createActor(nightPlanMachine).start();
  nightPlan.send({ type: 'slots.locked', locks });
  nightPlan.send({ type: 'settings.changed', change: settings });
  const timeStep = { step: 10, unit: 'm' } as const;
  const request: CalculationRequest = {
    query: calculateQuery(plan(), timeStep, ['high', 'low']),
    timeStep,
    token: undefined,
  };
  const result = nightResult([
    { designator: 'high', transit: 12 },
    { designator: 'low', transit: 12, highest: 20 },
  ]);
  return renderToString(
    <Popups.Provider>
      <PageProvider clock={{ now: () => 0, realNow: () => 0 }}>
        <NightPlanView
          workflows={{
            nightPlan,
            filtering: createActor(filteringMachine).start(),
            telescopes: telescopes(),
            setup: createActor(setupMachine, { input: { today: '2026-03-05' } }).start(),
          }}
          calculated={{ request, result }}
          plan={plan()}
          night="Wed 2 – Thu 3 Dec 2026"
        />
      </PageProvider>
    </Popups.Provider>,
  ).replaceAll('<!-- -->', '');
}
