import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris';
import {
  ephemerisValue,
  observe,
  observerFramesUtc,
  siteFromGeodetic,
  sunAndMoon,
} from '@neo-toolkit/engine/observe';
import { propagate } from '@neo-toolkit/engine/propagate';
import { isoFromJulianDate, julianDateFromIso } from '@neo-toolkit/engine/time';
import { apophis } from './apophis.mjs';

const dates = Array.from({ length: 5 }, (_, hour) => julianDateFromIso('2029-04-13T19:00') + hour / 24);
const ephemeris = await loadEphemeris([apophis.epoch.day, ...dates]);
const days = { fromDay: dates[0] - 3, toDay: dates[4] + 1 };
const trajectory = propagate(apophis, ephemeris, { model: 'full', ...days });
const frames = observerFramesUtc(siteFromGeodetic(-17.88, 28.76, 2400), ephemeris, dates); // La Palma
const target = { trajectory, photometry: { law: 'H-G', h: 18.937, g: 0.15 } };
const table = observe(target, frames, sunAndMoon(frames, ephemeris));
const columns = ['AST_RA', 'AST_DEC', 'AST_ALT', 'MAG'];
const shown = (row) => columns.map((key) => ephemerisValue(table, row, key).toFixed(3));
for (const [row, date] of dates.entries()) console.log(isoFromJulianDate(date), ...shown(row));
