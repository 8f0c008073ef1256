import { createActorContext, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toolStateMachine } from '#machines/saved-state/tool-state.ts';
import { withLinkedCode } from '#machines/saved-state/tool-state-link.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { isReloadOrBackNavigation } from '#parts/is-reload-or-back-navigation.ts';
import { usePage } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ROUTES, toolOfPath } from '#parts/routes.ts';
import { codeToOpen, createOpenedLink, isLoadedAgain, type OpenedLink } from './opened-link.ts';
import { providedToolState } from './tool-state-actors.ts';
import { HAS_SERVICE, pathOnSite } from '#client/site.ts';

/** Save, share and load of the page, for whichever tool it shows. */
export const ToolStates = createActorContext(toolStateMachine);

/** Starts saving, sharing and loading; and loads the state of a link that the page was opened by. */
export function ToolStatesProvider({ children }: { children: ReactNode }) {
  const popups = Popups.useActorRef();
  const page = usePage();
  const [, navigate] = useLocation();
  const [link] = useState(() =>
    createOpenedLink(() => {
      navigate(pathOnSite() + withLinkedCode(window.location.search, undefined), {
        replace: true,
        state: history.state as unknown,
      });
    }),
  );
  const search = useSearch();
  const [code] = useState(() => codeToOpen(search));
  const [machine] = useState(() => providedToolState(page, navigate, link));
  const [isQuiet] = useState(() => EMBEDDING !== undefined || isLoadedAgain(code));
  const isLed = code !== undefined && !isReloadOrBackNavigation();
  return (
    <ToolStates.Provider
      logic={machine}
      options={{ input: { popups, isLed, isQuiet, hasService: HAS_SERVICE } }}
    >
      <LinkInAddress code={code} queryFor={link.queryFor} />
      <SaveList />
      <OpenedNight />
      {children}
    </ToolStates.Provider>
  );
}

/** Lists by name what is saved in this browser; the code for that is loaded when it is needed. */
function SaveList() {
  const { saving } = ToolStates.useSelector(({ context }) => context);
  const { clock } = usePage();
  useEffect(() => {
    let collected = '';
    const subscriptions = [
      saving.on('state.collected', ({ text }) => {
        collected = text;
      }),
      saving.on('state.stored', ({ request: { purpose, tool }, id }) => {
        if (purpose !== 'save') return;
        const text = collected;
        void import('./saves/stored-saves.ts').then(({ rememberSave }) =>
          rememberSave({ id, tool, name: '', savedAtMs: clock.now() }, text),
        );
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [saving, clock]);
  return null;
}

/** Loads the night that a dialog opens. */
function OpenedNight() {
  const actor = ToolStates.useActorRef();
  const { handovers } = usePage();
  useEffect(
    () => handovers.take('night', (text) => actor.send({ type: 'night.opened', text })),
    [actor, handovers],
  );
  return null;
}

type LinkProps = Pick<OpenedLink, 'queryFor'> & {
  /** The code in the address with which the page was opened. */
  code: string | undefined;
};

/** Opens the state of the address, goes to its tool, and leaves the code there for as long as it is valid. */
function LinkInAddress({ code, queryFor }: LinkProps) {
  const actor = ToolStates.useActorRef();
  const [path, navigate] = useLocation();
  const search = useSearch();

  useEffect(() => {
    const subscription = actor.on('tool.opened', ({ tool, origin }) => {
      if (toolOfPath(pathOnSite()) === tool) return;
      if (origin.kind === 'link') navigate(ROUTES[tool] + withLinkedCode('', origin.code), { replace: true });
      else navigate(ROUTES[tool]);
    });
    if (code !== undefined) actor.send({ type: 'link.opened', code, requestedMsAgo: performance.now() });
    return () => subscription.unsubscribe();
  }, [actor, code, navigate]);

  useEffect(() => {
    const query = queryFor({ path, query: search });
    if (query !== undefined) navigate(path + query, { replace: true, state: history.state as unknown });
  }, [path, search, queryFor, navigate]);

  return null;
}

/** What the page is busy with, and whether it can still be stopped. */
export type Busy = { readonly label: string; readonly canStop: boolean };

/** Whether the state of the link that the page was opened by is still to come: until then there is nothing to be shown. */
export function useIsAwaiting(): boolean {
  return ToolStates.useSelector((snapshot) => snapshot.hasTag('awaiting'));
}

/** The save or load that is under way. */
export function useBusy(): Busy | undefined {
  const { saving, loading } = ToolStates.useSelector(({ context }) => context);
  const isSaving = useSelector(saving, (snapshot) => snapshot.hasTag('busy'));
  const isLoading = [useIsAwaiting(), useSelector(loading, (snapshot) => snapshot.hasTag('busy'))].includes(
    true,
  );
  const canStop = [
    useSelector(saving, (snapshot) => snapshot.hasTag('stoppable')),
    useSelector(loading, (snapshot) => snapshot.hasTag('stoppable')),
  ].includes(true);
  if (!isSaving && !isLoading) return undefined;
  return { label: isSaving ? 'Saving' : 'Loading', canStop };
}
