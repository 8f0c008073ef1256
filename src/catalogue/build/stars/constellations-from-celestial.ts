import { rounded } from '#engine/rounded.ts';
import type { ConstellationFile } from '../../stars/sky-files.ts';

/** Positions of d3-celestial: longitude -180 to 180 is right ascension, degrees. */
type Position = readonly [longitude: number, latitude: number];

type Lines = {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly (readonly Position[])[] };
  }[];
};

type Names = {
  readonly features: readonly {
    readonly id: string;
    readonly properties: { readonly name: string; readonly rank: string };
    readonly geometry: { readonly coordinates: Position };
  }[];
};

/** Names that differ from those of the International Astronomical Union (1922, *Trans. IAU* 1, 158). */
const NAMES_OF_THE_IAU: Readonly<Record<string, string>> = { CrA: 'Corona Australis' };

/** The constellations of d3-celestial's GeoJSON files, J2000. */
export function constellationsFrom(files: {
  readonly names: unknown;
  readonly lines: unknown;
  readonly borders: unknown;
}): ConstellationFile {
  return {
    lines: linesOf(files.lines as Lines),
    borders: linesOf(files.borders as Lines),
    names: (files.names as Names).features.map(({ id, properties: { name, rank }, geometry }) => {
      const [ra, dec] = placeOf(geometry.coordinates);
      return [id, NAMES_OF_THE_IAU[id] ?? name, ra, dec, Number(rank)] as const;
    }),
  };
}

function linesOf({ features }: Lines): readonly (readonly number[])[] {
  return features.flatMap(({ geometry }) => geometry.coordinates.map((line) => line.flatMap(placeOf)));
}

function placeOf([longitude, latitude]: Position): [ra: number, dec: number] {
  return [rounded((longitude + 360) % 360, 4), rounded(latitude, 4)];
}
