import { keptSetup, type KeptSetup } from '#contract/kept-setup.ts';
import { isGeocentric } from '#machines/observatory.ts';
import { isSetupChanged, type SetupContext } from '#machines/setup-rules.ts';
import { isDate } from '#machines/time-frame.ts';

/** Writes a set-up as text; the same set-up always gives the same text. */
export function writeKept(context: SetupContext): string {
  const { dates, recentObservatory, observatory, timezone, objectSource, objects, memory } = context;
  const kept = {
    version: 1,
    dates,
    recentObservatory,
    isGeocentric: isGeocentric(observatory.code ?? ''),
    timezone,
    objectSource,
    objects,
    isSubmitted: memory !== undefined && !isSetupChanged(context),
  };
  return JSON.stringify(kept);
}

/** Reads what {@link writeKept} wrote; nothing for a text that is damaged, of another version, or holds no real day. */
export function readKept(text: string): KeptSetup | undefined {
  const { data } = keptSetup.safeParse(parsed(text));
  return data !== undefined && isDate(data.dates.start) && isDate(data.dates.end) ? data : undefined;
}

/** A text read as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
