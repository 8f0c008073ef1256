import { createClient } from '#client/client.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';
import { changeSetup, embeddedSetup } from '#parts/setup/embedded-setup.ts';
import { startOpt } from './session.ts';

/** The set-up of observation planning, for the page around the frame. */
export function embeddedOpt({ tools, clock }: Page): EmbeddedTool {
  const client = createClient(clock);
  const { setup } = tools.open(startOpt).opt.getSnapshot().context;
  return {
    sets: ['site', 'dates', 'objects'],
    set: (change) => changeSetup(setup, client, change, { datesOf: daysOf, findsObjects: true }),
    read: () => ({ tool: 'opt', ...embeddedSetup(setup) }),
  };
}

/** The days that moments fall in. */
function daysOf({ start, end }: { readonly start: string; readonly end: string }) {
  return { start: start.slice(0, 'YYYY-MM-DD'.length), end: end.slice(0, 'YYYY-MM-DD'.length) };
}
