/** A frame that is right, so that not every query ends at its dates. */
export const FRAME = {
  julianDateStart: '2461050.5',
  julianDateEnd: '2461052.4999',
  step: '1',
  observatoryCode: '568',
};

/** Stars that are asked for rightly. */
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
