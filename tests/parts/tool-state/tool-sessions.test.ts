import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { popupsMachine } from '#machines/popups/popups.ts';
import { createHandovers } from '#parts/handover/handovers.ts';
import { createToolSessions, type PageParts } from '#parts/tool-state/tool-sessions.ts';

test('a tool starts at its first visit with the parts of its page, and is the same at every later one', () => {
  const page: PageParts = {
    popups: createActor(popupsMachine),
    clock: { now: () => 0, realNow: () => 0 },
    handovers: createHandovers(),
  };
  const start = vi.fn((parts: PageParts) => ({ parts }));
  const tools = createToolSessions(page);
  expect(start).not.toHaveBeenCalled();
  const session = tools.open(start);
  expect(session).toEqual({ parts: page });
  expect(tools.open(start)).toBe(session);
  expect(start).toHaveBeenCalledOnce();
  expect(createToolSessions(page).open(start)).not.toBe(session);
});
