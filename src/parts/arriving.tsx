import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { usePage } from './page.tsx';

export type ArrivingProps = {
  /** Contents with lazy parts among them. */
  children: ReactNode;
  /** Shown in their place while one of them is fetched. */
  fallback: ReactNode;
};

/**
 * Shows lazy parts as soon as they have come. React by itself shows nothing that was waited for within 300 ms after anything else
 * began to be waited for, so that a part within a part comes late; what follows from a change of state it shows at once.
 */
export function Arriving({ children, fallback }: ArrivingProps) {
  const { arrivals } = usePage().lazyParts;
  useSyncExternalStore(arrivals.subscribe, arrivals.get, arrivals.get);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
