import { createClient } from '#client/client.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import { nightOfFrame } from '#machines/opt/tonight/site-nights.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';
import { changeSetup, embeddedSetup, type SetupChange } from '#parts/setup/embedded-setup.ts';
import { startOpt } from './session.ts';

type EmbeddedDates = NonNullable<SetupChange['dates']>;

/** The set-up of observation planning, for the page around the frame. */
export function embeddedOpt({ tools, clock }: Page): EmbeddedTool {
  const client = createClient(clock);
  const { setup } = tools.open(startOpt).opt.getSnapshot().context;
  return {
    sets: ['site', 'dates', 'objects'],
    plansNights: true,
    set: (change) =>
      changeSetup(setup, client, change, {
        datesOf: daysOf,
        findsObjects: true,
        refusalOf: (requested) =>
          change.dates?.firstNight === undefined ? undefined : firstNightRefusal(requested),
      }),
    read: () => ({ tool: 'opt', ...embeddedSetup(setup) }),
  };
}

/** The days that moments fall in. */
function daysOf({ start, end, firstNight }: EmbeddedDates): EmbeddedDates {
  const days = { start: start.slice(0, 'YYYY-MM-DD'.length), end: end.slice(0, 'YYYY-MM-DD'.length) };
  return firstNight === undefined ? days : { ...days, firstNight };
}

/** Why the first night of a set-up cannot be obtained: it does not get dark on the first date UTC. */
function firstNightRefusal({ dates, observatory }: SetupContext): EmbeddingRefusal | undefined {
  if (nightOfFrame(dates, dates.start, observatory) === dates.firstNight) return undefined;
  const { start, firstNight = '' } = dates;
  return new EmbeddingRefusal(
    'out-of-range',
    `The night of ${firstNight} is not the one that gets dark first on ${start} UTC.`,
  );
}
