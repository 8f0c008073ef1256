import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/content/error-boundary.tsx';
import { Arriving } from './arriving.tsx';
import { usePage } from './page.tsx';

export type SidePartProps = {
  /** A lazy part. */
  children: ReactNode;
  /** Shown in its place while it is fetched. */
  fallback?: ReactNode;
};

/** A part beside others: a failure to load or to draw it is shown in its place, and it can be tried again there. */
export function SidePart({ children, fallback = null }: SidePartProps) {
  const { lazyParts } = usePage();
  return (
    <ErrorBoundary resetKey="" onFailure={lazyParts.forgetFailed}>
      <Arriving fallback={fallback}>{children}</Arriving>
    </ErrorBoundary>
  );
}
