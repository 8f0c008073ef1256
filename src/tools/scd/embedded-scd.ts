import { createClient } from '#client/client.ts';
import { canVisualise } from '#machines/scd/screen-access.ts';
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
      await changeSetup(setup, client, change, { datesOf: minutesOf, findsObjects: false });
      if (canVisualise(setup.getSnapshot().context)) scd.send({ type: 'visualisation.requested' });
    },
    read: () => ({ tool: 'scd', ...embeddedSetup(setup) }),
  };
}

/** From the first minute of the first day to the last of the last. */
function minutesOf({ start, end }: { readonly start: string; readonly end: string }) {
  return { start: `${start}T00:00`, end: `${end}T23:59` };
}
