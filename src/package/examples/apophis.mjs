import {
  INVERSE_SQUARE,
  elementsFromKeplerian,
  elementsToOrbit,
  stateCovariance,
} from '@neo-toolkit/engine/orbits';

/** Orbit of (99942) Apophis with its covariance: ESA's NEOCC, 99942.ke1, epoch MJD 59400. */
const values = [
  0.92269886736945861, 0.191432363588237, 3.33887106379, 203.965677120949, 126.590200404569, 333.246586621592,
];

/** Rows of the upper triangle: a (au), e, i, node, argument of perihelion, M (deg), and A2 in 1e-10 au/d². */
const triangle = [
  [
    7.333454159870579e-21, -1.072918182236659e-19, -4.176671692841386e-18, 9.884855072605854e-17,
    -1.661415694105944e-16, 6.524001427933614e-17, 1.597275681844029e-16,
  ],
  [
    2.019717867999143e-18, 7.453443457573882e-17, -2.21891929365889e-15, 3.445852238191066e-15,
    -1.246500258007324e-15, -1.955610591737736e-15,
  ],
  [
    2.560049020716497e-14, -1.198456511546948e-12, 1.308002126865156e-12, -1.641254199121557e-13,
    -2.361241193577065e-13,
  ],
  [6.206715888043304e-11, -6.634024155022408e-11, 7.109226523616469e-12, 1.033311074616798e-11],
  [7.155222227180351e-11, -8.205136372599239e-12, -1.199513342097129e-11],
  [1.397697202827495e-12, 2.027096482959609e-12],
  [5.549616302269252e-12],
];

const elementsOf = ([
  semiMajorAxisAu,
  eccentricity,
  inclinationDeg,
  nodeDeg,
  argumentOfPerihelionDeg,
  meanAnomalyDeg,
]) =>
  elementsFromKeplerian({
    epochJd: 2459400.5,
    semiMajorAxisAu,
    eccentricity,
    inclinationDeg,
    nodeDeg,
    argumentOfPerihelionDeg,
    meanAnomalyDeg,
  });

export const apophis = {
  ...elementsToOrbit(elementsOf(values)),
  nonGravitational: { ...INVERSE_SQUARE, a1: 0, a2: -2.90058798774592e-14, a3: 0 },
  covariance: stateCovariance({
    values,
    steps: [1e-5, 1e-5, 1e-4, 1e-4, 1e-4, 1e-4],
    elementsOf,
    matrix: values
      .concat(0)
      .map((_, row) => triangle.map((__, column) => triangle[Math.min(row, column)][Math.abs(row - column)])),
    parameters: [{ place: 1, unit: 1e-10 }],
  }),
};
