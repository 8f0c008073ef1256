import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Observatory } from '#catalogue/observatory.ts';

/** A catalogue with everything the service asks of it; replaced as a whole when a fuller one has been read. */
export type ServiceCatalogue = {
  readonly catalogue: Catalogue;
  /** In words: `built-in`, or where its files came from. */
  readonly name: string;
  /** Date of the newest orbits, ISO. */
  readonly date: string;
  /** Changes with every catalogue, so that nothing computed from an older one is taken for current. */
  readonly version: string;
  /** Rows of near-Earth objects, ascending. */
  readonly nearEarthObjects: Int32Array;
  /** Rows that match a phrase, best first. */
  readonly searchBodies: (phrase: string, limit: number) => readonly number[];
  /** Row of a number, name, designation or `number name`. */
  readonly findBody: (name: string) => number | undefined;
  /** Observatories that match a phrase, best first. */
  readonly searchObservatories: (phrase: string, limit: number) => readonly Observatory[];
  readonly findObservatory: (code: string) => Observatory | undefined;
};
