import { MAX_STATE_LENGTH, type OptState, optState } from '#contract/opt-state.ts';
import { isDate } from '#machines/planning/time-frame.ts';

/** Writes a state as text; the same state always gives the same text. */
export function writeKept(state: OptState): string {
  return JSON.stringify(state);
}

/**
 * Reads what {@link writeKept} wrote; nothing for a text that is damaged, too long, of another version, or holds a day
 * that is none.
 */
export function readKept(text: string): OptState | undefined {
  if (text.length > MAX_STATE_LENGTH) return undefined;
  const { data } = optState.safeParse(parsed(text));
  if (data === undefined) return undefined;
  return hasRealDays(data) ? data : undefined;
}

/** Whether every day of a state is one that a calendar has. */
export function hasRealDays({ setup: { current, submitted = current } }: OptState): boolean {
  return [current, submitted].every(hasDates);
}

function hasDates({ selectedTimeFrame: { start, end } }: OptState['setup']['current']): boolean {
  return isDate(start) && isDate(end);
}

/** A text read as JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
