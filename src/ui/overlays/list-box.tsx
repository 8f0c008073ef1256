import './list-box.css';
import './popover.css';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ListBox as AriaListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';

export type ListBoxEntry = {
  id: string;
  text: string;
  detail?: string;
  /** How conspicuous it is. */
  tone?: 'normal' | 'muted' | 'accent';
};

export type ListBoxProps = {
  /** Accessible name. */
  label: string;
  entries: readonly ListBoxEntry[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Called with the entry that is double-clicked, or at Enter with the selected entry, else with the focused one. */
  onTake?: (taken: ReadonlySet<string>) => void;
  /** Shown while there are no entries: says what to do next. */
  empty: ReactNode;
};

const ROW_HEIGHT_PX = 28;
const TOUCH_ROW_HEIGHT_PX = 44;

/** A tall list of which any number can be selected: click, Shift, Ctrl, Space, Ctrl+A. Thousands stay smooth. */
export function ListBox(props: ListBoxProps) {
  const { label, entries, selected, onSelectedChange, onTake, empty } = props;
  const rowHeight = useCoarsePointer() ? TOUCH_ROW_HEIGHT_PX : ROW_HEIGHT_PX;
  return (
    <div
      className="list-box-frame"
      role="presentation"
      onKeyDownCapture={(event) => {
        const focused = entryOf(event.target);
        if (event.key !== 'Enter' || onTake === undefined || focused === undefined) return;
        event.stopPropagation(); // else Enter selects the entry
        onTake(selected.size > 0 ? selected : new Set([focused]));
      }}
      onDoubleClick={({ target }) => {
        const clicked = entryOf(target);
        if (clicked !== undefined) onTake?.(new Set([clicked]));
      }}
    >
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
        <AriaListBox<ListBoxEntry>
          aria-label={label}
          className="list-box"
          items={entries}
          selectionMode="multiple"
          selectionBehavior="toggle"
          escapeKeyBehavior="none"
          selectedKeys={selected}
          onSelectionChange={(keys) => onSelectedChange(keys === 'all' ? allOf(entries) : namesOf(keys))}
        >
          {(entry) => (
            <ListBoxItem
              id={entry.id}
              textValue={entry.text}
              className={`list-box-item list-box-item-${entry.tone ?? 'normal'}`}
            >
              <span className="designation" title={entry.text}>
                {entry.text}
              </span>
              {entry.detail === undefined ? null : <span className="option-detail">{entry.detail}</span>}
            </ListBoxItem>
          )}
        </AriaListBox>
      </Virtualizer>
      <output className="option-empty">{entries.length === 0 ? empty : null}</output>
    </div>
  );
}

/** The id of the entry that an event happened on. */
function entryOf(target: EventTarget): string | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
  return option?.dataset['key'];
}

function allOf(entries: readonly ListBoxEntry[]): ReadonlySet<string> {
  return new Set(entries.map((entry) => entry.id));
}

function namesOf(keys: ReadonlySet<string | number>): ReadonlySet<string> {
  return new Set([...keys].map(String));
}

const COARSE = '(pointer: coarse), (max-width: 640px)';

/** Whether things are pressed by a finger, or the screen is as narrow as a phone's: targets grow to 44 px. */
function useCoarsePointer(): boolean {
  const [{ follow, isCoarse }] = useState(watchPointer);
  return useSyncExternalStore(follow, isCoarse, () => false);
}

/** The browser never frees a query, and every render reads it: so only one is made, and none outside a browser. */
function watchPointer() {
  let made: MediaQueryList | undefined;
  const query = () => (made ??= window.matchMedia(COARSE));
  return {
    isCoarse: () => query().matches,
    follow: (changed: () => void) => {
      query().addEventListener('change', changed);
      return () => query().removeEventListener('change', changed);
    },
  };
}
