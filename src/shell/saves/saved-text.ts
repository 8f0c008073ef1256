import type { NamedSave } from '#contract/named-saves.ts';
import { decodedStateId } from '#machines/saved-state/tool-state-link.ts';
import { configuration } from '#parts/configuration.ts';
import { dayMonthYear, hourMinute } from '#ui/dates/date-text.ts';
import { storedSaves } from './stored-saves.ts';

/**
 * A save by its name, tool, date and content: `Week at La Palma: Observation planning, saved on 26/11/2026 at 14:03 UTC (J04 ESA OGS,
 * Tenerife; 27/11/2026 to 28/11/2026)`.
 */
export function savedText({ name, tool, savedAtMs, content = '' }: NamedSave): string {
  const { title } = configuration.toolTexts[tool];
  const moment = Temporal.Instant.fromEpochMilliseconds(savedAtMs).toZonedDateTimeISO('UTC');
  const date = `${dayMonthYear(moment)} at ${hourMinute(moment)} UTC`;
  return `${name === '' ? '' : `${name}: `}${title}, saved on ${date}${content === '' ? '' : ` (${content})`}`;
}

/** The save that a code names, plain or encoded, in words; nothing where this browser does not list it. */
export function savedTextOf(code: string | undefined, nowMs: number): string | undefined {
  const id = decodedStateId(code ?? '');
  const save = storedSaves(nowMs).find((each) => each.id === id);
  return save && savedText(save);
}
