import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nightTable } from '#machines/opt/night-plan/night-table.ts';
import type { CandidateEllipses, CandidatesRequest } from '#contract/opt/candidates.ts';
import { plannedCandidatesMachine, withEllipses } from '#machines/opt/night-plan/planned-candidates.ts';
import { slotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import { COMMON_TELESCOPE } from '#machines/planning/telescope-camera.ts';
import { deferredActor } from '../../fakes/deferred.ts';
import { nightResult } from '../../fakes/night.ts';

const ELLIPSE = { major: 600, minor: 40, positionAngle: 85 };
const QUERY = { names: ['P99test'], moment: 2_461_377, observatoryCode: 'G96' };

test('the candidates are located once, and a plan whose candidates are unknown goes on without', async () => {
  const places = deferredActor<CandidateEllipses, CandidatesRequest>();
  const machine = plannedCandidatesMachine.provide({ actors: { locatePlanned: places.actor } });
  const [known, unknown] = [1, 2].map(() => createActor(machine, { input: QUERY }).start());
  expect(places.calls[0]?.input).toEqual(QUERY);
  await places.calls[0]?.answer({ A: ELLIPSE });
  await places.calls[1]?.fail(new Error('no answer'));
  expect(known?.getSnapshot().context.ellipses).toEqual({ A: ELLIPSE });
  expect(unknown?.getSnapshot().matches('unknown')).toBe(true);
  expect(unknown?.getSnapshot().context.ellipses).toEqual({});
});

test('candidates in the plan of a night have a chance to be on the chip, which other objects without an uncertainty have not', () => {
  const table = nightTable(
    nightResult([
      { designator: 'A', transit: 12 },
      { designator: 'B', transit: 12 },
    ]),
  );
  if (table === undefined) throw new Error('the fake night has no horizon');
  const chances = withEllipses(table, { A: ELLIPSE }).objects.map(({ rows }) => {
    const row = rows.find((one) => one !== undefined && one.altitude > 30);
    return row && slotExposure(COMMON_TELESCOPE, row, 1800).chance;
  });
  expect(chances[0]).toBeGreaterThan(0.5);
  expect(chances[0]).toBeLessThan(1);
  expect(chances[1]).toBeUndefined();
});
