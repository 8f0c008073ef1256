import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Clock } from './clock.ts';
import { Popups } from './popups/popups.ts';
import { createToolSessions, type ToolSessions } from './tool-state/tool-sessions.ts';

/** What there is once on the page, beside its popups. */
export type Page = { readonly clock: Clock; readonly tools: ToolSessions };

const PageContext = createContext<Page | undefined>(undefined);

/** Gives every part the clock of the page and the tools that run on it. Stands within the popups. */
export function PageProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  const popups = Popups.useActorRef();
  const [page] = useState(() => ({ clock, tools: createToolSessions({ popups, clock }) }));
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page around a part. @throws {RangeError} outside of {@link PageProvider}. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new RangeError('there is no page around this part');
  return page;
}
