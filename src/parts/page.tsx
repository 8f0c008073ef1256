import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Clock } from './clock.ts';
import { Popups } from './popups/popups.ts';
import { createToolSessions, type ToolSessions } from './tool-state/tool-sessions.ts';

/** The clock of the page and the tools running on it. */
export type Page = { readonly clock: Clock; readonly tools: ToolSessions };

const PageContext = createContext<Page | undefined>(undefined);

/** Provides clock and running tools to all parts. It must be rendered inside of the popups' provider. */
export function PageProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  const popups = Popups.useActorRef();
  const [page] = useState(() => ({ clock, tools: createToolSessions({ popups, clock }) }));
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page that a part is on. @throws {RangeError} outside of {@link PageProvider}. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new RangeError('there is no page around this part');
  return page;
}
