import './list-box.css';
import './popover.css';
import type { ReactNode } from 'react';
import { ListBox as AriaListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';

export type ListBoxEntry = {
  id: string;
  text: string;
  detail?: string;
  /** How much it should stand out. */
  tone?: 'normal' | 'muted' | 'accent';
};

export type ListBoxProps = {
  /** Accessible name. */
  label: string;
  entries: readonly ListBoxEntry[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Shown while there are no entries: says what to do next. */
  empty: ReactNode;
};

const ROW_HEIGHT_PX = 28;

/** A tall list of which any number can be selected: click, Shift, Ctrl, Space, Ctrl+A. Thousands stay smooth. */
export function ListBox({ label, entries, selected, onSelectedChange, empty }: ListBoxProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT_PX }}>
      <AriaListBox<ListBoxEntry>
        aria-label={label}
        className="list-box"
        items={entries}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelectedChange(keys === 'all' ? allOf(entries) : namesOf(keys))}
        renderEmptyState={() => <div className="option-empty">{empty}</div>}
      >
        {(entry) => (
          <ListBoxItem
            id={entry.id}
            textValue={entry.text}
            className={`list-box-item list-box-item-${entry.tone ?? 'normal'}`}
          >
            <span className="designation">{entry.text}</span>
            {entry.detail === undefined ? null : <span className="option-detail">{entry.detail}</span>}
          </ListBoxItem>
        )}
      </AriaListBox>
    </Virtualizer>
  );
}

function allOf(entries: readonly ListBoxEntry[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.id));
}

function namesOf(keys: ReadonlySet<string | number>): ReadonlySet<string> {
  return new Set([...keys].map(String));
}
