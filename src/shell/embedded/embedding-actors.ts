import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import type { EmbeddedState } from '#contract/embedding/embedding.ts';
import type { ToolWithState } from '#contract/tool-state.ts';
import { type HostRequest, embeddingMachine } from '#machines/embedding/embedding.ts';
import { EmbeddingRefusal } from '#machines/embedding/embedding-refusal.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import type { Page } from '#parts/page.tsx';

/** The tools as the page around can set them; their code comes when they are opened. */
const TOOLS: Readonly<Record<ToolWithState, (page: Page) => Promise<EmbeddedTool>>> = {
  opt: async (page) => (await import('#tools/opt/embedded-opt.ts')).embeddedOpt(page),
  scd: async (page) => (await import('#tools/scd/embedded-scd.ts')).embeddedScd(page),
  ovt: async (page) => (await import('#tools/ovt/embedded-ovt.ts')).embeddedOvt(page),
  fvt: async (page) => (await import('#tools/fvt/embedded-fvt.ts')).embeddedFvt(page),
  sovt: async (page) => (await import('#tools/sovt/embedded-sovt.ts')).embeddedSovt(page),
};

/** The tool of a path as the page around can set it; undefined for one that cannot be set. */
export async function embeddedTool(page: Page, tool: string | undefined): Promise<EmbeddedTool | undefined> {
  return Object.entries(TOOLS).find(([name]) => name === tool)?.[1](page);
}

/** The workflow of an embedded page with its actors. @param present the tool that is shown. */
export function providedEmbedding(present: () => Promise<EmbeddedTool | undefined>): typeof embeddingMachine {
  return embeddingMachine.provide({
    actors: {
      open: fromPromise(async () => (await present())?.sets ?? []),
      obey: fromPromise<EmbeddedState, HostRequest>(async ({ input }) => {
        const tool = await present();
        if (tool === undefined)
          throw new EmbeddingRefusal(
            'not-of-this-tool',
            'This tool can be shown in a frame, but neither set nor read.',
          );
        if (input.type === 'set') {
          const { neoToolkit: _version, id: _id, type: _type, ...change } = input;
          const foreign = Object.keys(change).find(
            (name) => !tool.sets.some((settable) => settable === name),
          );
          if (foreign !== undefined)
            throw new EmbeddingRefusal('not-of-this-tool', `This tool has no "${foreign}" to set.`);
          const night = (['firstNight', 'lastNight'] as const).find(
            (name) => change.dates?.[name] !== undefined,
          );
          if (night !== undefined && tool.plansNights !== true)
            throw new EmbeddingRefusal('not-of-this-tool', `This tool has no "dates.${night}" to set.`);
          await tool.set(change);
          if (change.objects !== undefined) forgetNamed();
        }
        const state = tool.read();
        if (state === undefined) throw new EmbeddingRefusal('failed', 'Dates are being typed.');
        return state;
      }),
      look: fromPromise(async () => (document.hidden ? undefined : (await present())?.read())),
    },
  });
}

/** A message overrides the address, whose objects a screen that opens later would otherwise look up. */
function forgetNamed(): void {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  if (!parameters.has('object')) return;
  parameters.delete('object');
  navigate(`${pathname}?${parameters.toString()}`, { replace: true });
}
