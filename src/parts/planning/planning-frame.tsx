import './planning-frame.css';
import './low-window.css';
import type { ReactNode } from 'react';

type Props = {
  readonly tabs: ReactNode;
  /** The screen of the address. */
  readonly children: ReactNode;
  readonly popups: ReactNode;
};

/** A tool of several screens: its tabs, the screen that is shown below them, and its popups. */
export function PlanningFrame({ tabs, children, popups }: Props) {
  return (
    <div className="planning">
      {tabs}
      <div className="planning-screen">{children}</div>
      {popups}
    </div>
  );
}
