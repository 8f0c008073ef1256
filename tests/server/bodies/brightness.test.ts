import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flyby } from '#contract/fvt/flyby.ts';
import { synodicPath } from '#contract/nov/synodic.ts';
import { calculationResult, calculationTicket } from '#contract/opt/calculation.ts';
import { filteringResult } from '#contract/opt/filtering.ts';
import { trace } from '#contract/scd/trace.ts';
import { populationResponse } from '#contract/sovt/population.ts';
import { windowsResponse } from '#contract/sovt/windows.ts';
import { FAKE_BODIES, fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { fakeService, ONE_NIGHT } from '../fakes/fake-service.ts';

const YEAR = 'initD=2026-01-11T00:00Z&finalD=2026-12-31T00:00Z';

/** Query for a trace of Eros at Maunakea. */
const TRACE =
  'julianDateStart=2461050.5&julianDateEnd=2461051.5&utcStart=2026-01-10T00:00&utcEnd=2026-01-11T00:00&step=0.25&observatoryCode=568&name=433';

const ASSUMED = { law: 'H-G', h: 10.4, g: 0.15, slopeFrom: 'default' };

test('an asteroid without G has 0.15 in every call with its magnitude, and every response says that it is assumed', async () => {
  const [{ slope: _slope, ...eros }, ...others] = FAKE_BODIES;
  const { app, queue } = await fakeService({ catalogue: fakeCatalogue([eros, ...others]) });
  const get = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, headers = {}) => {
    const response = await app.request(`/rest/${path}`, { headers });
    return z.parse(schema, await response.json());
  };
  const { token } = await get(calculationTicket, `opt/calculate?${ONE_NIGHT}&names=433`);
  await queue.idle();
  const { object } = await get(calculationResult, 'opt/getCalculationResult', { Token: token });
  const traced = await get(trace, `scd/trace?${TRACE}`);
  const path = await get(synodicPath, `nov/synodic?desig=433&${YEAR}&timeStep=30`);
  const windows = await get(windowsResponse, `sovt/windows?desig=433&${YEAR}`);
  const population = await get(populationResponse, 'sovt/population');
  const list = await get(filteringResult, `opt/filtering?${ONE_NIGHT}&names=433`);
  const { facts } = await get(flyby, 'fvt/flyby?name=433&date=2026-04-13&center=earth');
  expect([
    object.data[0]?.provenance?.photometry,
    traced.object.provenance?.photometry,
    path.photometry,
    windows.photometry,
    population.objects.find(({ designator }) => designator === eros.designation)?.photometry,
    list.object.data[0]?.photometry,
    facts.photometry,
  ]).toEqual(Array.from({ length: 7 }, () => ASSUMED));
});
