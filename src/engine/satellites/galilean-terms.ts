/** Angles of the theory: mean longitudes, perijoves and nodes of the four moons, and what moves with Jupiter. */
export type Argument =
  | 'l1'
  | 'l2'
  | 'l3'
  | 'l4'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'w1'
  | 'w2'
  | 'w3'
  | 'w4'
  | 'libration'
  | 'node'
  | 'anomaly'
  | 'perihelion'
  | 'longitude';

/** An amplitude, and how often each argument is in its angle. */
export type Term = readonly [amplitude: number, angle: Readonly<Partial<Record<Argument, number>>>];

/** A moon by its series. */
export type GalileanMoon = {
  readonly name: 'Io' | 'Europa' | 'Ganymede' | 'Callisto';
  /** Its mean longitude. */
  readonly mean: 'l1' | 'l2' | 'l3' | 'l4';
  /** Sines that are added to the mean longitude, degrees. */
  readonly longitude: readonly Term[];
  /** Sines of the latitude above Jupiter's equator, radians; their `longitude` is the true one. */
  readonly latitude: readonly Term[];
  /** Mean distance, radii of Jupiter, and cosines by which it varies, as shares of it. */
  readonly distance: number;
  readonly radius: readonly Term[];
};

/** Degrees on 1976 August 10.0 TT, and degrees a day. */
export const ARGUMENTS: Readonly<
  Record<Exclude<Argument, 'longitude'>, readonly [at: number, rate: number]>
> = {
  l1: [106.077_19, 203.488_955_79],
  l2: [175.731_61, 101.374_724_735],
  l3: [120.558_83, 50.317_609_207],
  l4: [84.444_59, 21.571_071_177],
  p1: [97.0881, 0.161_385_86],
  p2: [154.8663, 0.047_263_07],
  p3: [188.184, 0.007_127_34],
  p4: [335.2868, 0.001_84],
  w1: [312.3346, -0.132_793_86],
  w2: [100.4411, -0.032_630_64],
  w3: [119.1942, -0.007_177_03],
  w4: [322.6186, -0.001_759_34],
  libration: [199.6766, 0.173_791_9],
  node: [316.5182, -0.000_002_08],
  anomaly: [30.237_56, 0.083_092_570_1],
  perihelion: [13.469_942, 0],
};

/** The series, from the larger terms on. */
export const GALILEAN_MOONS: readonly GalileanMoon[] = [
  {
    name: 'Io',
    mean: 'l1',
    longitude: [
      [0.472_59, { l1: 2, l2: -2 }],
      [-0.034_78, { p3: 1, p4: -1 }],
      [0.010_81, { l2: 1, l3: -2, p3: 1 }],
      [0.007_38, { libration: 1 }],
      [0.007_13, { l2: 1, l3: -2, p2: 1 }],
      [-0.006_74, { p1: 1, p3: 1, perihelion: -2, anomaly: -2 }],
      [0.006_66, { l2: 1, l3: -2, p4: 1 }],
    ],
    latitude: [
      [0.000_639_3, { longitude: 1, w1: -1 }],
      [0.000_182_5, { longitude: 1, w2: -1 }],
    ],
    distance: 5.905_69,
    radius: [[-0.004_133_9, { l1: 2, l2: -2 }]],
  },
  {
    name: 'Europa',
    mean: 'l2',
    longitude: [
      [1.064_76, { l2: 2, l3: -2 }],
      [0.042_56, { l1: 1, l2: -2, p3: 1 }],
      [0.035_81, { l2: 1, p3: -1 }],
      [0.023_95, { l1: 1, l2: -2, p4: 1 }],
      [0.019_84, { l2: 1, p4: -1 }],
      [-0.017_78, { libration: 1 }],
      [0.016_54, { l2: 1, p2: -1 }],
      [0.013_34, { l2: 1, l3: -2, p2: 1 }],
      [0.012_94, { p3: 1, p4: -1 }],
      [-0.011_42, { l2: 1, l3: -1 }],
      [-0.010_57, { anomaly: 1 }],
      [-0.007_75, { node: 2, perihelion: -2 }],
    ],
    latitude: [
      [0.008_100_4, { longitude: 1, w2: -1 }],
      [0.000_451_2, { longitude: 1, w3: -1 }],
      [-0.000_328_4, { longitude: 1, node: -1 }],
    ],
    distance: 9.396_57,
    radius: [
      [0.009_384_8, { l1: 1, l2: -1 }],
      [-0.000_311_6, { l2: 1, p3: -1 }],
      [-0.000_174_4, { l2: 1, p4: -1 }],
      [-0.000_144_2, { l2: 1, p2: -1 }],
    ],
  },
  {
    name: 'Ganymede',
    mean: 'l3',
    longitude: [
      [0.1649, { l3: 1, p3: -1 }],
      [0.090_81, { l3: 1, p4: -1 }],
      [-0.069_07, { l2: 1, l3: -1 }],
      [0.037_84, { p3: 1, p4: -1 }],
      [0.018_46, { l3: 2, l4: -2 }],
      [-0.0134, { anomaly: 1 }],
      [-0.010_14, { node: 2, perihelion: -2 }],
      [0.007_04, { l2: 1, l3: -2, p3: 1 }],
      [-0.0062, { l2: 1, l3: -2, p2: 1 }],
    ],
    latitude: [
      [0.003_240_2, { longitude: 1, w3: -1 }],
      [-0.001_691_1, { longitude: 1, node: -1 }],
      [0.000_684_7, { longitude: 1, w4: -1 }],
      [-0.000_279_7, { longitude: 1, w2: -1 }],
    ],
    distance: 14.988_32,
    radius: [
      [-0.001_438_8, { l3: 1, p3: -1 }],
      [-0.000_791_7, { l3: 1, p4: -1 }],
      [0.000_634_2, { l2: 1, l3: -1 }],
      [-0.000_176_1, { l3: 2, l4: -2 }],
    ],
  },
  {
    name: 'Callisto',
    mean: 'l4',
    longitude: [
      [0.842_87, { l4: 1, p4: -1 }],
      [0.034_31, { p4: 1, p3: -1 }],
      [-0.033_05, { node: 2, perihelion: -2 }],
      [-0.032_11, { anomaly: 1 }],
      [-0.018_62, { l4: 1, p3: -1 }],
      [0.011_86, { node: 1, w4: -1 }],
      [0.006_23, { l4: 1, p4: 1, anomaly: -2, perihelion: -2 }],
    ],
    latitude: [
      [-0.007_657_9, { longitude: 1, node: -1 }],
      [0.004_413_4, { longitude: 1, w4: -1 }],
      [-0.000_511_2, { longitude: 1, w3: -1 }],
    ],
    distance: 26.362_73,
    radius: [
      [-0.007_354_6, { l4: 1, p4: -1 }],
      [0.000_162_1, { l4: 1, p3: -1 }],
    ],
  },
];
