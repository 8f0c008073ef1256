import { createClient } from '#client/client.ts';
import { MAX_DATA_POINTS } from '#contract/limits.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { SetupContext } from '#machines/planning/setup-rules.ts';
import { canVisualise } from '#machines/scd/screen-access.ts';
import { wantedBy } from '#machines/scd/wanted.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';
import { changeSetup, embeddedSetup } from '#parts/setup/embedded-setup.ts';
import { startScd } from './start-scd.ts';

/** The set-up of the sky chart, for the page around the frame: once it is complete, its chart is shown. */
export function embeddedScd({ tools, clock }: Page): EmbeddedTool {
  const client = createClient(clock);
  const { scd, workflows } = tools.open(startScd);
  const { setup } = workflows;
  return {
    sets: ['site', 'dates', 'objects'],
    async set(change) {
      await changeSetup(setup, client, change, { datesOf: minutesOf, findsObjects: false, refusalOf });
      if (canVisualise(setup.getSnapshot().context)) scd.send({ type: 'visualisation.requested' });
    },
    read: () => ({ tool: 'scd', ...embeddedSetup(setup) }),
  };
}

/** The minutes of moments; of days from the first minute of the first to the last of the last. */
function minutesOf({ start, end }: { readonly start: string; readonly end: string }) {
  const minutes = 'YYYY-MM-DDTHH:mm'.length;
  return { start: `${start}T00:00`.slice(0, minutes), end: `${end}T23:59`.slice(0, minutes) };
}

function refusalOf(setup: SetupContext): EmbeddingRefusal | undefined {
  const wanted = wantedBy(setup);
  if (wanted.kind !== 'too-many') return undefined;
  const { title } = PROBLEMS['too-many-points'];
  return new EmbeddingRefusal('out-of-range', `${title}: ${wanted.points} of ${MAX_DATA_POINTS}.`);
}
