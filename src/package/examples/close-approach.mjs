import {
  covarianceAlong,
  linearSpread,
  objectAbout,
  passageLinearity,
  passagesBy,
} from '@neo-toolkit/engine/approaches';
import { AU_KM, SECONDS_PER_DAY } from '@neo-toolkit/engine/constants';
import { BODY } from '@neo-toolkit/engine/ephemeris';
import { loadEphemeris } from '@neo-toolkit/engine/load-ephemeris';
import { propagateWithPartials } from '@neo-toolkit/engine/propagate';
import { isoFromJulianDate, julianDateFromIso, utcFromTdb } from '@neo-toolkit/engine/time';
import { apophis } from './apophis.mjs';

const { covariance, epoch } = apophis;
const span = { fromDay: julianDateFromIso('2029-04-01'), toDay: julianDateFromIso('2029-05-01') };
const ephemeris = await loadEphemeris([epoch.day, span.toDay]);
const options = { model: 'full', ...span };
const trajectory = propagateWithPartials(apophis, ephemeris, options);
const covarianceAt = covarianceAlong({ covariance, trajectory }, ephemeris);
const { isLinear } = passageLinearity(apophis, covariance, trajectory, ephemeris, options);

for (const passage of passagesBy(BODY.Earth, trajectory, ephemeris, span, 0.05)) {
  const { day, offset, distance } = passage;
  const motion = objectAbout(trajectory, BODY.Earth, ephemeris);
  const spread = linearSpread(passage, covarianceAt(day, offset), motion, ephemeris);
  const utc = isoFromJulianDate(utcFromTdb({ scale: 'TDB', day, offset }), 1);
  console.log(`${utc} UTC ± ${(spread.timeSigma * SECONDS_PER_DAY).toFixed(2)} s`);
  console.log(`${(distance * AU_KM).toFixed(0)} km ± ${(spread.distanceSigma * AU_KM).toFixed(0)} km`);
  console.log(isLinear(passage, spread) ? 'by linear mapping' : 'clones are needed');
}
