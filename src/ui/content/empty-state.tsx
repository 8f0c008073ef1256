import './empty-state.css';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown where data would be: says why there is none and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}
