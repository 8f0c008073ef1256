import { useEffect, useState } from 'react';
import { configuration } from '#parts/configuration.ts';
import { ROUTES, toolOfPath, type ToolId } from '#parts/routes.ts';
import { readInTab, storeInTab } from '#parts/storage.ts';
import { redirectOf } from './redirects.ts';

/** The last path visited inside each tool that has several screens. */
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

/** The memory as a text that the browser tab stores over a reload. */
export function memoryText(memory: RouteMemory): string {
  return Object.values(memory).join(' ');
}

/** The memory in a stored text; what in it is not a screen is passed over. */
export function memoryIn(text: string): RouteMemory {
  return text.split(' ').filter(isScreen).reduce(remember, {});
}

/** Remembers every screen the page is on, also over a reload; a path that redirects is not one. */
export function useRouteMemory(path: string): RouteMemory {
  const [memory, setMemory] = useState(() => memoryIn(readInTab(KEY) ?? ''));
  const next = isScreen(path) ? remember(memory, path) : memory;
  if (next !== memory) setMemory(next);
  useEffect(() => storeInTab(KEY, memoryText(next)), [next]);
  return next;
}

const KEY = 'screens';

function isScreen(path: string): boolean {
  return redirectOf(path, configuration) === undefined;
}
