import * as z from 'zod/mini';
import { parsedJson } from '../rest/parsed-json.ts';

/** A day; an instant is cut to its day. */
const day = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.slice(0, 10)),
    z.iso.date(),
  ),
);
const days = z.object({ start: day, end: day });
const listed = z.array(
  z.object({ name: z.string(), number: z.optional(z.string()), designator: z.optional(z.string()) }),
);
const definedObjects = z.optional(z.array(z.object({ objectName: z.string() })));

/** The parts of the states of all tools that identify their subject. */
const subject = z.object({
  timeFrame: z.optional(days),
  finalAsteroidsList: z.optional(listed),
  userDefinedObjects: definedObjects,
  setup: z.optional(
    z.object({
      current: z.object({
        selectedObservatory: z.object({
          code: z.optional(z.string()),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
        selectedTimeFrame: days,
        objectSource: z.optional(z.string()),
        userDefinedObjects: definedObjects,
        finalAsteroidsList: listed,
      }),
    }),
  ),
  filtering: z.optional(z.object({ selected: z.array(z.string()) })),
});

/** Site, dates and objects of a state, whatever tool it is of. */
export type StateSubject = z.output<typeof subject>;

/** The subject of a state. @param text the state as JSON. @returns undefined where it is of no known form. */
export function subjectOf(text: string): StateSubject | undefined {
  return subject.safeParse(parsedJson(text)).data;
}
