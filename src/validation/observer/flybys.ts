import { AU_KM, DEGREE } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { GEOCENTRE, siteFromParallaxConstants, type Site } from '#engine/earth/site.ts';
import { trajectorySource } from '#engine/observe/light-source.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { propagate } from '#engine/propagate/propagate.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import type { References } from '../references.ts';
import { rowValue } from '../row-value.ts';
import { ErrorLog, reader, wrapDegrees } from './rows.ts';
import { namedObject } from '../named-object.ts';

const FOLDER = 'cases/derived_topocentric';

/** Files of derived topocentric places, and the propagation cases that hold an initial state of the same solution. */
const FLYBYS: readonly (readonly [string, string])[] = [
  ['2005tm173_flyby', '2005tm173'],
  ['2008tc3_impact', '2008tc3'],
  ['2023dw', '2023dw'],
  ['apophis_2012_2013', 'apophis_220_2004_2020'],
];

/** Nearer than this a fixed angle has no meaning and the error is taken across the line of sight, au. */
const NEAR_AU = 0.01;

type FlybyCase = {
  readonly object: string;
  readonly observers: Readonly<
    Record<string, 'geocentre' | { readonly parallax_lon_rhocos_rhosin: readonly [number, number, number] }>
  >;
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<string, readonly (readonly (number | null)[])[]>>;
};

type InitialCase = {
  readonly initial: {
    readonly epoch_jd_tdb: number;
    readonly state_icrf_helio_au_aud: readonly number[];
    readonly nongrav: { readonly A1_au_d2: number; readonly A2_au_d2: number } | null;
  };
};

/** Derived topocentric places of close approaches: `far` in mas beyond 0.01 au, `near` in km across the line of sight. */
export function measureFlybys(references: References, ephemeris: Ephemeris): ErrorLog {
  const log = new ErrorLog();
  const files = references.namesIn(FOLDER);
  for (const [file, initial] of FLYBYS) {
    if (!files.includes(`${file}.json`)) continue;
    const start = references.caseAt<InitialCase>(`cases/propagation/${initial}.json`);
    measureFlyby(references.caseAt<FlybyCase>(`${FOLDER}/${file}.json`), start, ephemeris, log);
  }
  return log;
}

function measureFlyby(recorded: FlybyCase, start: InitialCase, ephemeris: Ephemeris, log: ErrorLog): void {
  const last = Math.max(
    ...Object.values(recorded.observer_rows).flatMap((rows) => rows.map((row) => Number(row[0]))),
  );
  const { epoch_jd_tdb: epoch, state_icrf_helio_au_aud: s, nongrav } = start.initial;
  const day = Math.round(epoch - 0.5) + 0.5;
  const trajectory = propagate(
    {
      epoch: { scale: 'TDB', day, offset: epoch - day },
      position: [s[0], s[1], s[2]],
      velocity: [s[3], s[4], s[5]],
      ...(nongrav === null
        ? {}
        : {
            nonGravitational: {
              a1: nongrav.A1_au_d2,
              a2: nongrav.A2_au_d2,
              a3: 0,
              ...INVERSE_SQUARE,
            },
          }),
    },
    ephemeris,
    { model: 'full', fromDay: epoch - 1, toDay: last + 0.001 },
  );
  const source = trajectorySource(trajectory);
  const read = reader(recorded.columns);
  const object = namedObject(recorded.object);
  for (const [code, rows] of Object.entries(recorded.observer_rows)) {
    const frames = observerFramesUtc(
      siteOf(recorded.observers[code]),
      ephemeris,
      rows.map((row) => Number(row[0])),
    );
    const place = createPlace();
    rows.forEach((row, index) => {
      if (locate(frames, index, source, place) !== 'seen') return;
      const declination = latitudeOf(place.line[0], place.line[1], place.line[2]);
      const ra = longitudeOf(place.line[0], place.line[1]) / DEGREE;
      const east = wrapDegrees(ra - read(row, 'ra_deg')) * Math.cos(declination);
      const north = declination / DEGREE - read(row, 'dec_deg');
      const distance = read(row, 'delta_au');
      const logged = {
        ...object,
        name: `${object.name}, ${code === '500' ? 'geocentre' : code}`,
        site: code,
        day: read(row, 'jd_utc'),
      };
      const parts = [
        [east, rowValue('RA', 'deg', read(row, 'ra_deg'), ra)],
        [north, rowValue('Dec', 'deg', read(row, 'dec_deg'), declination / DEGREE)],
      ] as const;
      for (const [degrees, value] of parts) {
        if (distance > NEAR_AU) log.add('far', logged, degrees * 3.6e6, value);
        else log.add('near', logged, degrees * DEGREE * distance * AU_KM, value);
      }
    });
  }
}

function siteOf(observer: FlybyCase['observers'][string]): Site {
  return observer === 'geocentre'
    ? GEOCENTRE
    : siteFromParallaxConstants(...observer.parallax_lon_rhocos_rhosin);
}
