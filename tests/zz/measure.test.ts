import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { orbitOf } from '#catalogue/orbit-of.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { createBodySearch } from '#catalogue/search-bodies.ts';
import { BUILT_IN_EARTH } from '#engine/earth/built-in-earth.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { createBudgetMaker } from '#server/tasks/budget-of.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import { errorBudget } from '#engine/budget/error-budget.ts';
import { photometryOf } from '#catalogue/brightness.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

const catalogue = readCatalogue(readFileSync('public/catalogue/built-in.bin'));
const site = siteFromGeodetic(-16.5097, 28.3, 2390);
test('measure', () => {
  const { budgetOf } = createBudgetMaker({ ephemeris: testEphemeris(), cover: () => undefined }, () => BUILT_IN_EARTH);
  for (let k = 0; k < 2; k++)
  for (const [name, utc] of [['99942', 2462240.5], ['99942', 2461400.5], ['99942', 2464653.5], ['101955', 2473500.5], ['67P', 2463000.5], ['433', 2461400.5], ['433', 2464653.5], ['1', 2464653.5], ['3200', 2464653.5], ['4', 2464653.5]] as const) {
    const [row] = createBodySearch(catalogue).byNames([name]).found;
    const body = catalogue.body(row);
    const others = catalogue.otherOrbits(row).map((other) => ({ ...body, ...other }));
    const orbit = orbitOf(body);
    const c0 = process.cpuUsage();
    errorBudget({ orbit, photometry: photometryOf(body), others: others.map((o) => orbitOf(o)), site, jdUtc: utc, centre: mainBodyOf('earth'), ephemeris: testEphemeris(), earth: BUILT_IN_EARTH });
    const c1 = process.cpuUsage(c0);
    const c2 = process.cpuUsage();
    const b = budgetOf({ body, others, site, utc, centre: 'earth' });
    const c3 = process.cpuUsage(c2);
    console.log(name, utc, 'epoch', orbit.epoch.day, 'others', others.length, 'engine', ((c1.user + c1.system) / 1e6).toFixed(2), 'whole', ((c3.user + c3.system) / 1e6).toFixed(2), b.spread?.origin, b.passage?.distance);
  }
}, 600_000);
