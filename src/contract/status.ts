import * as z from 'zod/mini';
import { progress } from './opt/filtering.ts';

/** How the service itself updates the catalogue. */
const refreshStatus = z.object({
  /**
   * Whether the service never refreshes the catalogue by itself, waits for the next time, or is fetching it.
   */
  state: z.enum(['off', 'waiting', 'fetching']),
  /** The file that is being fetched, and which of how many it is. */
  step: z.optional(z.object({ file: z.string(), place: z.number(), count: z.number() })),
  /** ISO instant UTC of the last time that it was brought up to date. */
  lastSuccess: z.optional(z.string()),
});

/** Response of `status`: what the service works with at the moment. */
export const serviceStatus = z.object({
  version: z.string(),
  /** The service's clock, ISO instant UTC. */
  now: z.string(),
  catalogue: z.object({
    /** In words, for example `built-in` or `folder`. */
    name: z.string(),
    /** Date of the newest orbits, YYYY-MM-DD. */
    date: z.string(),
    /**
     * Date such that half of the orbits of near-Earth objects are of it or an earlier one, as that of a
     * source.
     */
    usualDate: z.optional(z.string()),
    objects: z.number(),
    nearEarthObjects: z.number(),
    observatories: z.number(),
    /** The files it was made from, in the order in which they were taken in. */
    sources: z.array(
      z.object({
        /** Its name and its publisher. */
        name: z.string(),
        service: z.string(),
        /** Date of the rows: YYYY, YYYY-MM or YYYY-MM-DD. */
        date: z.string(),
        /** Rows taken in, and rows that validation refused. */
        rows: z.number(),
        dropped: z.number(),
      }),
    ),
    /** The list of the NEO Confirmation Page: its length, and the ISO instant or date UTC of which it is. */
    candidates: z.optional(z.object({ count: z.number(), asOf: z.string() })),
    /** A fuller catalogue is being read. */
    loading: z.boolean(),
    /** Why the successor of this catalogue, or of a file of it, was refused, in words; absent where nothing was. */
    refused: z.optional(z.string()),
    refresh: refreshStatus,
  }),
  /** Orbits brought to today for filtering; complete when done equals total. */
  preparation: progress,
  ephemeris: z.object({ name: z.string(), firstJulianDate: z.number(), lastJulianDate: z.number() }),
  /** The table of Earth orientation: its source, and the last days that are measured and predicted day by day, YYYY-MM-DD. */
  earthOrientation: z.object({
    source: z.string(),
    measuredTo: z.string(),
    predictedTo: z.string(),
    /** Why the latest table was refused, in words; absent where it was not. */
    refused: z.optional(z.string()),
  }),
  /** Why the latest catalogues of stars were refused, in words; absent where they were not. */
  starsRefused: z.optional(z.string()),
  /** Address of map tiles with {z}, {x} and {y}; absent where the built-in world is drawn. */
  tileAddress: z.optional(z.string()),
  /** Folder of a survey of pictures of the sky (HiPS); absent where there are none. */
  surveyAddress: z.optional(z.string()),
});

export type ServiceStatus = z.output<typeof serviceStatus>;
export type CatalogueStatus = ServiceStatus['catalogue'];
export type RefreshStatus = z.output<typeof refreshStatus>;
export type PreparationProgress = z.output<typeof progress>;
