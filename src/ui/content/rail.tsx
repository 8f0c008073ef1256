import './rail.css';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';

export type RailProps = {
  /** Accessible name of the group. */
  label: string;
  /** IconButtons and ToggleButtons. */
  children: ReactNode;
};

/** Icon buttons joined in one frame that floats over a view; arrow keys move from one to the next. */
export function Rail({ label, children }: RailProps) {
  return (
    <Toolbar aria-label={label} className="rail" orientation="vertical">
      {children}
    </Toolbar>
  );
}
