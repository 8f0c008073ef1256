import { BODY } from '@neo-toolkit/engine/ephemeris';
import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris';
import { riseAndSet, siteFromGeodetic } from '@neo-toolkit/engine/observe';
import { isoFromJulianDate, julianDateFromIso } from '@neo-toolkit/engine/time';

const [from, to] = [julianDateFromIso('2019-01-01'), julianDateFromIso('2019-01-03')];
const ephemeris = await loadEphemeris([from, to]);
const found = riseAndSet({ site: siteFromGeodetic(-150, -60, 0), ephemeris, from, to }, BODY.Sun);
if (found.kind === 'crosses') {
  for (const { kind, jd } of found.events) console.log(`${isoFromJulianDate(jd)} UTC, ${kind}`);
} else {
  console.log(`The Sun is ${found.kind} the horizon.`); // in polar day and night
}
