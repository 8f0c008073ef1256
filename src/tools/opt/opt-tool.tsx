import type { ReactElement } from 'react';

/** The observation-planning tool: set-up, filtering and results of one plan. */
export function OptTool(): ReactElement {
  return <main id="main" />;
}
