import type { ReactNode } from 'react';

type Props = { href: string; className?: string; 'aria-label'?: string; children: ReactNode };

/** A link to another site: it opens in a new tab, so that the page, or the frame around it, stays. */
export function OutsideLink({ children, ...props }: Props) {
  return (
    <a {...props} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
