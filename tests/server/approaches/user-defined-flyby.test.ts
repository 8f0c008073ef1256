import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { julianDay } from '#engine/time/calendar.ts';
import { computed } from '#server/tasks/computed.ts';
import { createEphemerisMaker } from '#server/tasks/ephemeris-of.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

test('an object that passes the Earth while one part of the ephemeris follows another has all its rows', async () => {
  const { ephemerisOf } = createEphemerisMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const { app, queue } = await fakeService({
    prepared: false,
    compute: fakeCompute({ ephemerisOf: async (task) => computed(() => ephemerisOf(task)) }),
  });
  const query = new URLSearchParams({
    julianDateStart: String(julianDay(2033, 7, 17)),
    julianDateEnd: String(julianDay(2033, 7, 27)),
    step: '1',
    observatoryCode: '500',
    names: '',
    kep_name: 'mine',
    kep_epoch: '61200',
    kep_a: '0.7466917020184196',
    kep_e: '0.3908136661448305',
    kep_i: '2.5193599400291595',
    kep_long: '116.34143556056553',
    kep_omega: '345.3316446848818',
    kep_mean: '204.96114348452005',
    kep_mag: '20',
    kep_slope: '0.15',
  });
  const ticket = await app.request(`/rest/opt/calculate?${query}`);
  const { token } = z.parse(calculationTicket, await ticket.json());
  await queue.idle();

  const response = await app.request('/rest/opt/getCalculationResult', { headers: { Token: token } });
  const [{ data }] = z.parse(calculationResult, await response.json()).object.data;
  expect(data).toHaveLength(11);
  expect(data.every((row) => Number.isFinite(row[COLUMN.DELTA]))).toBe(true);
});
