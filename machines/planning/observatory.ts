import { COORDINATE_RANGES, GEOCENTRE_CODE } from '#contract/site/observing-window.ts';

/**
 * A place to observe from. The geocentre is code '500' with coordinates 0, 0, 0; a custom place has no code.
 * Latitude (geodetic) and longitude (east positive) in degrees, `alt` in metres above the ellipsoid.
 */
export type Observatory = {
  readonly code: string | undefined;
  readonly id: number | undefined;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly alt: number;
};

export const GEOCENTRIC: Observatory = {
  code: GEOCENTRE_CODE,
  id: 471,
  name: 'Geocentric',
  latitude: 0,
  longitude: 0,
  alt: 0,
};

/** Degrees, degrees east, metres. */
export type Coordinates = { readonly latitude: number; readonly longitude: number; readonly alt: number };

export type CoordinateName = keyof Coordinates;

/** Whether an observatory code, as a service gives it, means the geocentre. */
export function isGeocentric(code: string | null): boolean {
  return code === null || code === GEOCENTRE_CODE;
}

/** What a coordinate of a custom place may be, and the decimals it is stored with: longitudes are counted from -180. */
export const COORDINATE_RULES: Readonly<
  Record<CoordinateName, { readonly min: number; readonly max: number; readonly decimals: number }>
> = {
  latitude: { ...COORDINATE_RANGES.latitude, decimals: 5 },
  longitude: { min: -180, max: 180, decimals: 5 },
  alt: { ...COORDINATE_RANGES.alt, decimals: 0 },
};

/** The custom place that a user begins with. */
export const DEFAULT_CUSTOM: Observatory = customObservatory({ latitude: 51.47793, longitude: 0, alt: 2000 });

/** A place known by its coordinates alone, brought between their bounds and to the decimals they are stored with. */
export function customObservatory(coordinates: Coordinates): Observatory {
  return {
    code: undefined,
    id: undefined,
    name: 'custom',
    latitude: bounded('latitude', coordinates.latitude),
    longitude: bounded('longitude', coordinates.longitude),
    alt: bounded('alt', coordinates.alt),
  };
}

/** A coordinate that was typed, brought between its bounds and to its decimals; 0 where none was. */
export function clampCoordinate(name: CoordinateName, typed: number | undefined): number {
  return bounded(name, typed ?? 0);
}

/** Whether coordinates name a place, as filtering needs; longitudes may run to 360. */
export function hasCoordinates({ latitude, longitude, alt }: Coordinates): boolean {
  return isWithin('latitude', latitude) && isWithin('longitude', longitude) && isWithin('alt', alt);
}

/** A custom place as it was saved: coordinates that name none stay as they are, to be shown and not observed from. */
export function savedCustomObservatory(coordinates: Coordinates): Observatory {
  if (!hasCoordinates(coordinates)) return { ...DEFAULT_CUSTOM, ...coordinates };
  const { longitude } = coordinates;
  return customObservatory({ ...coordinates, longitude: longitude > 180 ? longitude - 360 : longitude });
}

/** A longitude in the convention of the calls: east positive, 0 to 360. */
export function eastLongitude(longitude: number): number {
  return longitude < 0 ? longitude + 360 : longitude;
}

/** Observatory parameters of a call: the code alone, or the three coordinates of a custom place. */
export type ObservatoryParameters =
  | { readonly observatoryCode: string }
  | {
      readonly observatoryElevation: number;
      readonly observatoryLatitude: number;
      readonly observatoryLongitude: number;
    };

export function observatoryParameters(observatory: Observatory): ObservatoryParameters {
  if (observatory.code !== undefined) return { observatoryCode: observatory.code };
  return {
    observatoryElevation: observatory.alt,
    observatoryLatitude: observatory.latitude,
    observatoryLongitude: eastLongitude(observatory.longitude),
  };
}

function bounded(name: CoordinateName, value: number): number {
  const { min, max, decimals } = COORDINATE_RULES[name];
  return Number(Math.min(max, Math.max(min, value)).toFixed(decimals));
}

function isWithin(name: CoordinateName, value: number): boolean {
  const { min, max } = COORDINATE_RANGES[name];
  return value >= min && value <= max;
}
