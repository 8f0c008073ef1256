import { createClient } from '#client/client.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { nightOfFrame, nightsOf } from '#machines/opt/tonight/site-nights.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';
import { changeSetup, embeddedSetup, type SetupChange } from '#parts/setup/embedded-setup.ts';
import { startOpt } from './session.ts';

type EmbeddedDates = NonNullable<SetupChange['dates']>;

/** The set-up of observation planning, for the page around the frame. */
export function embeddedOpt({ tools }: Page): EmbeddedTool {
  const client = createClient();
  const { setup } = tools.open(startOpt).opt.getSnapshot().context;
  return {
    sets: ['site', 'dates', 'objects'],
    plansNights: true,
    set: (change) =>
      changeSetup(setup, client, change, {
        datesOf: daysOf,
        findsObjects: true,
        refusalOf: (requested) => (change.dates === undefined ? undefined : nightRefusal(requested)),
      }),
    read: () => ({ tool: 'opt', ...embeddedSetup(setup) }),
  };
}

/** The days that moments fall in. */
function daysOf({ start, end, ...nights }: EmbeddedDates): EmbeddedDates {
  return { start: start.slice(0, 'YYYY-MM-DD'.length), end: end.slice(0, 'YYYY-MM-DD'.length), ...nights };
}

/** Why the first or last night of a set-up cannot be obtained: the one does not get dark on the first date UTC, the other is none of it. */
function nightRefusal({ dates, observatory }: SetupContext): EmbeddingRefusal | undefined {
  const { start, end, firstNight, lastNight } = dates;
  if (firstNight !== undefined && nightOfFrame(dates, start, observatory) !== firstNight)
    return refusal(`The night of ${firstNight} is not the one that gets dark first on ${start} UTC.`);
  if (lastNight !== undefined && nightsOf(dates, observatory).end !== lastNight)
    return refusal(`The night of ${lastNight} is none of those from ${start} to ${end} UTC.`);
  return undefined;
}

function refusal(reason: string): EmbeddingRefusal {
  return new EmbeddingRefusal('out-of-range', reason);
}
