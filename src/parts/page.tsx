import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Clock } from './clock.ts';
import { createHandovers, type Handovers } from './handover/handovers.ts';
import { createLazyParts, type LazyParts } from './lazy-parts.ts';
import { Popups } from './popups/popups.ts';
import { createToolSessions, type ToolSessions } from './tool-state/tool-sessions.ts';

/** What the parts of a page share: its clock, the tools running on it, what these give each other, and the parts that come when they are shown. */
export type Page = {
  readonly clock: Clock;
  readonly tools: ToolSessions;
  readonly lazyParts: LazyParts;
  readonly handovers: Handovers;
};

const PageContext = createContext<Page | undefined>(undefined);

/** Provides the page to all parts. It must be rendered inside of the popups' provider. */
export function PageProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  const popups = Popups.useActorRef();
  const [page] = useState(() => {
    const handovers = createHandovers();
    return {
      clock,
      tools: createToolSessions({ popups, clock, handovers }),
      lazyParts: createLazyParts(),
      handovers,
    };
  });
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page that a part is on. @throws {RangeError} outside of {@link PageProvider}. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new RangeError('there is no page around this part');
  return page;
}
