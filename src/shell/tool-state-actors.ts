import { fromCallback, fromPromise } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import type { ReadToolState, ToolWithState } from '#contract/tool-state.ts';
import {
  type Packed,
  type Restoring,
  stateLoadingMachine,
  type UnpackedState,
} from '#machines/saved-state/state-loading.ts';
import { type Purpose, stateSavingMachine } from '#machines/saved-state/state-saving.ts';
import type { ToolStateEvent } from '#machines/saved-state/tool-state-events.ts';
import { withLinkedCode } from '#machines/saved-state/tool-state-link.ts';
import { toolStateMachine } from '#machines/saved-state/tool-state.ts';
import type { Clock } from '#parts/clock.ts';
import { readCookie, writeCookie } from '#parts/cookie.ts';
import { onReturn } from '#parts/on-return.ts';
import type { Page } from '#parts/page.tsx';
import { isReloadOrBackNavigation } from '#parts/is-reload-or-back-navigation.ts';
import { toolOfPath } from '#parts/routes.ts';
import type { ToolStateKeeper } from '#parts/tool-state/keeper.ts';
import type { ToolSessions } from '#parts/tool-state/tool-sessions.ts';
import type { OpenedLink } from './opened-link.ts';
import { HAS_SERVICE, pathOnSite } from '#client/site.ts';

/** Names the state that this browser saved last. */
const COOKIE = 'SAVED_TOOL_STATE';

/** The keeper of each tool; its code comes when it is needed. */
const KEEPERS: Readonly<Record<ToolWithState, (tools: ToolSessions) => Promise<ToolStateKeeper>>> = {
  opt: async (tools) => tools.open((await import('#tools/opt/session.ts')).startOpt).keeper,
  scd: async (tools) => tools.open((await import('#tools/scd/scd-tool.tsx')).startScd).keeper,
  sovt: async (tools) => tools.open((await import('#tools/sovt/sovt-tool.tsx')).startSovt).keeper,
  ovt: async (tools) => tools.open((await import('#tools/ovt/ovt-tool.tsx')).startOvt).keeper,
  fvt: async (tools) => tools.open((await import('#tools/fvt/fvt-tool.tsx')).startFvt).keeper,
};

/** Whether the state of a tool can be saved. */
export function isSavable(tool: string | undefined): tool is ToolWithState {
  return tool !== undefined && Object.hasOwn(KEEPERS, tool);
}

/** The state of a tool as JSON. @throws RequestFailed with the reason where it is in none that could be saved. */
export async function collectState(tools: ToolSessions, tool: ToolWithState): Promise<string> {
  return (await KEEPERS[tool](tools)).collect();
}

/**
 * What this browser saved last, in words; undefined where it does not list it, or where the script for that does not come.
 *
 * @param idWithoutCookie of the state where the browser refuses to store it.
 */
export async function lastSavedText(
  clock: Clock,
  idWithoutCookie: string | undefined,
): Promise<string | undefined> {
  const words = import('./saves/saved-text.ts').then(
    ({ savedTextOf }) => savedTextOf,
    () => undefined,
  );
  return (await words)?.(idWithoutCookie ?? readCookie(COOKIE), clock.now());
}

/** Save, share and load with every actor provided: where they meet network, cookie, clipboard and router. */
export function providedToolState(
  { tools }: Pick<Page, 'tools'>,
  navigate: (address: string, options?: { replace: boolean }) => void,
  link: Pick<OpenedLink, 'shown' | 'replaced'>,
): typeof toolStateMachine {
  return toolStateMachine.provide({
    actors: {
      saving: stateSavingMachine.provide({
        actors: {
          collectState: fromPromise<string, { tool: ToolWithState }>(async ({ input: { tool } }) =>
            collectState(tools, tool),
          ),
          storeState: fromPromise<string, { text: string; purpose: Purpose }>(
            async ({ input: { text, purpose }, signal }) =>
              HAS_SERVICE || purpose === 'save'
                ? (await client()).saveToolState(text, { signal })
                : (await packing()).packState(text),
          ),
          writeCookie: fromPromise<boolean, { id: string }>(async ({ input: { id } }) =>
            writeCookie(COOKIE, id, TOOL_STATE_DAYS),
          ),
        },
      }),
      loading: stateLoadingMachine.provide({
        actors: {
          readCookie: fromPromise(async () => readCookie(COOKIE)),
          loadState: fromPromise<string, { id: string }>(async ({ input: { id }, signal }) =>
            (await client()).loadToolState(id, { signal }),
          ),
          unpackState: fromPromise<UnpackedState, Packed>(async ({ input: { origin, text } }) =>
            origin.kind === 'link'
              ? (await packing()).unpackState(origin.code)
              : (await stateFile()).stateInFile(text),
          ),
          readState: fromPromise<ReadToolState, { text: string }>(async ({ input: { text } }) =>
            (await contract()).readToolState(text),
          ),
          restoreState: fromPromise<string | undefined, Restoring>(async ({ input: { state, origin } }) => {
            const keeper = await KEEPERS[state.tool](tools);
            const before = collectedText(keeper);
            const address = keeper.restore(state.state);
            if (origin.kind === 'link') {
              const { pathname, search } = new URL(
                staysHere(state.tool) ? pathOnSite() + window.location.search : address,
                window.location.origin,
              );
              navigate(pathname + withLinkedCode(search, origin.code), { replace: true });
              link.shown({ code: origin.code, tool: state.tool }, keeper.contents);
            } else {
              link.replaced(state.tool);
              navigate(address, { replace: toolOfPath(pathOnSite()) === state.tool }); // what it shows is gone
            }
            return before;
          }),
        },
      }),
      watchCookie: fromCallback<ToolStateEvent>(({ sendBack }) => {
        const reportCookie = () => sendBack({ type: 'cookie.read', code: readCookie(COOKIE) });
        reportCookie();
        return onReturn(reportCookie);
      }),
      packState: fromPromise<string, { text: string }>(async ({ input: { text } }) =>
        (await packing()).packState(text),
      ),
      prepareTool: fromPromise<void>(async () => {
        const tool = toolOfPath(pathOnSite());
        if (isSavable(tool)) await KEEPERS[tool](tools);
      }),
      copyText: fromPromise<void, { text: string }>(({ input: { text } }) =>
        navigator.clipboard.writeText(text),
      ),
    },
  });
}

/** Whether the user comes back to a screen of the tool, which then stays before them. */
function staysHere(tool: ToolWithState): boolean {
  return isReloadOrBackNavigation() && toolOfPath(pathOnSite()) === tool;
}

/** The state of a tool; undefined while it is in none that could be saved. */
function collectedText({ collect }: ToolStateKeeper): string | undefined {
  try {
    return collect();
  } catch (error) {
    if (error instanceof RequestFailed) return undefined;
    throw error;
  }
}

/** The calls of the service; their code comes when it is needed. */
async function client() {
  return (await import('#client/client.ts')).createClient();
}

/** The coder of states in links, loaded when it is needed. */
function packing() {
  return import('#parts/tool-state/packed-state.ts');
}

/** The coder of states in files, loaded when it is needed. */
export function stateFile() {
  return import('#parts/tool-state/state-file.ts');
}

/** The schema of a state, loaded when it is needed. */
function contract() {
  return import('#contract/tool-state.ts');
}
