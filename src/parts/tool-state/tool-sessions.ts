import type { PopupsActor } from '#machines/popups/popups.ts';
import type { Clock } from '../clock.ts';
import type { Handovers } from '../handover/handovers.ts';

/** The parts that the page gives a tool when it starts. */
export type PageParts = {
  readonly popups: PopupsActor;
  readonly clock: Clock;
  readonly handovers: Handovers;
};

/** The tools of the page that are running. */
export type ToolSessions = {
  /**
   * The session of a tool. It is started at the first visit and keeps running while the user is elsewhere, so that
   * everything is unchanged when they come back.
   *
   * @param start starts the tool; must be the same function at every call, since it identifies the tool.
   */
  readonly open: <Session>(start: (page: PageParts) => Session) => Session;
};

/** Creates the register of running tools, which is empty at first. */
export function createToolSessions(page: PageParts): ToolSessions {
  const running = new Map<(page: PageParts) => unknown, unknown>();
  return {
    open<Session>(start: (page: PageParts) => Session): Session {
      if (!running.has(start)) running.set(start, start(page));
      return running.get(start) as Session;
    },
  };
}
