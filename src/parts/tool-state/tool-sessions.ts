import type { PopupsActor } from '#machines/popups/popups.ts';
import type { Clock } from '../clock.ts';

/** What a tool finds on the page when it starts. */
export type PageParts = {
  readonly popups: PopupsActor;
  readonly clock: Clock;
};

/** The tools of the page that are running. */
export type ToolSessions = {
  /**
   * The session of a tool: started at the first visit and kept running while the visitor is elsewhere, so that coming
   * back finds everything as it was.
   *
   * @param start of the tool, the same function every time.
   */
  readonly open: <Session>(start: (page: PageParts) => Session) => Session;
};

/** No tool is running yet. */
export function createToolSessions(page: PageParts): ToolSessions {
  const running = new Map<(page: PageParts) => unknown, unknown>();
  return {
    open<Session>(start: (page: PageParts) => Session): Session {
      if (!running.has(start)) running.set(start, start(page));
      return running.get(start) as Session;
    },
  };
}
