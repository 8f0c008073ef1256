/** A frame that is right, so that not every query ends at its dates. */
export const FRAME = {
  julianDateStart: '2461050.5',
  julianDateEnd: '2461052.4999',
  step: '1',
  observatoryCode: '568',
};

/** Stars with a valid query. */
export const SKY = {
  ra: '10',
  dec: '20',
  magBright: '0',
  magFaint: '12',
  sizeRa: '4',
  sizeDec: '4',
  radius: '1',
};

/** An ellipse that is right, so that not every user-defined object is refused for a field that is missing. */
export const ELLIPSE = {
  kep_name: 'mine',
  kep_epoch: '61000',
  kep_a: '1.5',
  kep_e: '0.2',
  kep_i: '10',
  kep_long: '20',
  kep_omega: '30',
  kep_mean: '40',
  kep_mag: '20',
  kep_slope: '0.15',
};

/** A flyby, and a span of days for a path or a search of flybys, that are right. */
export const PASSAGE = {
  name: 'Apophis',
  desig: 'Apophis',
  date: '2029-04-13',
  center: 'earth',
  startDate: '61050',
  endDate: '61060',
  initD: '2026-01-10',
  finalD: '2026-03-10',
};

/** A hyperbola that is right. */
export const HYPERBOLA = {
  com_epoch: '61055',
  com_q: '0.9',
  com_e: '1.2',
  com_i: '10',
  com_long: '20',
  com_omega: '30',
  com_tp: '61055',
  com_mag: '20',
  com_slope: '0.15',
};
