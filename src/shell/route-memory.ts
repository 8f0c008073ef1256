import { useState } from 'react';
import { configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath, type ToolId } from '#parts/routes.ts';
import { redirectOf } from './redirects.ts';

/** The last path visited inside each tool that has screens of its own. */
export type RouteMemory = Readonly<Partial<Record<ToolId, string>>>;

const TOOLS_WITH_SCREENS: readonly ToolId[] = ['opt', 'scd'];

/** The memory after a visit; the same one when the path is not remembered. */
export function remember(memory: RouteMemory, path: string): RouteMemory {
  const tool = toolOfPath(path);
  if (tool === undefined || !TOOLS_WITH_SCREENS.includes(tool) || memory[tool] === path) return memory;
  return { ...memory, [tool]: path };
}

/** Where the navigation list leads for a tool: its last screen, else its base route. */
export function routeToTool(memory: RouteMemory, tool: ToolId): string {
  return memory[tool] ?? ROUTES[tool];
}

/** Remembers every screen the page is on; a path that leads elsewhere is none. */
export function useRouteMemory(path: string): RouteMemory {
  const [memory, setMemory] = useState<RouteMemory>({});
  const next = isScreen(path) ? remember(memory, path) : memory;
  if (next !== memory) setMemory(next);
  return next;
}

function isScreen(path: string): boolean {
  return redirectOf(path, configuration) === undefined;
}
