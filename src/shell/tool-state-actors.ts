import { fromPromise } from 'xstate';
import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import { stateLoadingMachine, type ToolState } from '#machines/saved-state/state-loading.ts';
import { stateSavingMachine } from '#machines/saved-state/state-saving.ts';
import { toolStateMachine } from '#machines/saved-state/tool-state.ts';
import type { Clock } from '#parts/clock.ts';
import { readCookie, writeCookie } from '#parts/cookie.ts';
import type { Page } from '#parts/page.tsx';
import type { RoutePath } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { ToolSessions } from '#parts/tool-state/tool-sessions.ts';

/** Names the state that this browser saved last. */
const COOKIE = 'SAVED_TOOL_STATE';

/** The keeper of each tool; its code comes when it is needed. */
const KEEPERS: Readonly<Record<ToolWithState, (tools: ToolSessions) => Promise<ToolStateKeeper>>> = {
  opt: async (tools) => tools.open((await import('#tools/opt/session.ts')).startOpt).keeper,
  ovt: async (tools) => tools.open((await import('#tools/ovt/ovt-tool.tsx')).startOvt).keeper,
};

/** Whether the state of a tool can be saved. */
export function isSavable(tool: string | undefined): tool is ToolWithState {
  return tool !== undefined && Object.hasOwn(KEEPERS, tool);
}

/** Save, share and load with every actor provided: where they meet network, cookie, clipboard and router. */
export function providedToolState(
  { tools, clock }: Pick<Page, 'tools' | 'clock'>,
  goTo: (path: RoutePath) => void,
): typeof toolStateMachine {
  const cookie = fromPromise(async () => readCookie(COOKIE));
  return toolStateMachine.provide({
    actors: {
      saving: stateSavingMachine.provide({
        actors: {
          collectState: fromPromise<string, { tool: ToolWithState }>(async ({ input: { tool } }) =>
            (await KEEPERS[tool](tools)).collect(),
          ),
          storeState: fromPromise<number, { text: string }>(async ({ input: { text }, signal }) =>
            (await client(clock)).saveToolState(text, { signal }),
          ),
          writeCookie: fromPromise<void, { id: number }>(async ({ input: { id } }) =>
            writeCookie(COOKIE, String(id), TOOL_STATE_DAYS),
          ),
        },
      }),
      loading: stateLoadingMachine.provide({
        actors: {
          readCookie: cookie,
          loadState: fromPromise<string, { id: number }>(async ({ input: { id }, signal }) =>
            (await client(clock)).loadToolState(id, { signal }),
          ),
          readState: fromPromise<ReadToolState, { text: string }>(async ({ input: { text } }) =>
            (await contract()).readToolState(text),
          ),
          restoreState: fromPromise<void, { state: ToolState }>(async ({ input: { state } }) => {
            const keeper = await KEEPERS[state.tool](tools);
            goTo(keeper.restore(state.state));
          }),
        },
      }),
      readCookie: cookie,
      copyText: fromPromise<void, { text: string }>(({ input: { text } }) =>
        navigator.clipboard.writeText(text),
      ),
    },
  });
}

/** The calls of the service; their code comes when it is needed. */
async function client(clock: Clock) {
  return (await import('#client/client.ts')).createClient(clock);
}

/** What a state must look like; its code comes when it is needed. */
function contract() {
  return import('#contract/tool-state.ts');
}
