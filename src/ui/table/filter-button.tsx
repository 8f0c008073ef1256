import './filter-button.css';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Popover } from '../overlays/popover.tsx';

export type FilterButtonProps = {
  /** The filtered quantity, for the accessible name: 'Magnitude'. */
  label: string;
  /** The filter in words: 'Any', '< 23.0'. */
  summary: string;
  isActive: boolean;
  /** The panel that opens; receives `close`. */
  children: (close: () => void) => ReactNode;
};

/** The small button in a table's filter row that shows a filter and opens its settings. */
export function FilterButton({ label, summary, isActive, children }: FilterButtonProps) {
  const trigger = (
    <Button
      className={classNames('filter-button', isActive && 'filter-button-on')}
      aria-label={`Filter ${label}: ${summary}`}
    >
      <span>{summary}</span>
      <ChevronDown className="icon" aria-hidden />
    </Button>
  );
  return (
    <Popover label={`Filter ${label}`} trigger={trigger}>
      {children}
    </Popover>
  );
}
