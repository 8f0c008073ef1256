import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris';
import {
  ephemerisValue,
  GEOCENTRE,
  observe,
  observerFramesUtc,
  sunAndMoon,
} from '@neo-toolkit/engine/observe';
import { propagateWithPartials } from '@neo-toolkit/engine/propagate';
import { isoDateFromJulianDate, julianDateFromIso } from '@neo-toolkit/engine/time';
import { skyUncertainty } from '@neo-toolkit/engine/uncertainty';
import { apophis } from './apophis.mjs';

const { covariance, epoch } = apophis;
const dates = ['2019-05-08T01:30', '2019-05-13T01:30', '2019-05-18T01:30'].map((text) =>
  julianDateFromIso(text),
);
const options = { model: 'full', fromDay: dates[0] - 3, toDay: dates.at(-1) + 1 };
const ephemeris = await loadEphemeris([epoch.day, ...dates]);
const trajectory = propagateWithPartials(apophis, ephemeris, options);
const uncertainty = skyUncertainty({
  orbit: apophis,
  covariance,
  origin: 'covariance',
  trajectory,
  ephemeris,
  options,
});
const frames = observerFramesUtc(GEOCENTRE, ephemeris, dates);
const table = observe({ trajectory, uncertainty }, frames, sunAndMoon(frames, ephemeris));
dates.forEach((date, row) => {
  const [major, minor, angle] = ['ERR_A', 'ERR_B', 'PA'].map((key) => ephemerisValue(table, row, key));
  const axes = `${(1000 * major).toFixed(2)} by ${(1000 * minor).toFixed(2)} mas`;
  console.log(`${isoDateFromJulianDate(date)}: 1 σ of ${axes} at ${angle.toFixed(1)}°`);
});
