import { EmptyState } from '#ui/empty-state.tsx';

/** The orbit-visualisation tool: orbits around the Sun in three dimensions. */
export function OvtTool() {
  return <EmptyState title="Coming soon" />;
}
