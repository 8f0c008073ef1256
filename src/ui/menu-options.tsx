import './popover.css';
import { Check } from 'lucide-react';
import { Menu, MenuItem } from 'react-aria-components';

export type MenuEntry = { id: string; title: string; detail?: string; isDisabled?: boolean };

export type MenuOptionsProps = {
  /** Accessible name. */
  label: string;
  entries: readonly MenuEntry[];
  onChoose: (id: string) => void;
  /** Makes the menu a choice of one and ticks this entry. */
  chosen?: string | undefined;
  /** Has the focus on its first entry when it opens; a menu of a button sees to that itself. */
  takesFocus?: boolean;
};

/** What stands in an open menu. */
export function MenuOptions(props: MenuOptionsProps) {
  const { label, entries, onChoose, chosen, takesFocus = false } = props;
  const choice = chosen === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [chosen] };
  return (
    <Menu
      aria-label={label}
      className="option-list"
      onAction={(key) => onChoose(String(key))}
      {...choice}
      {...(takesFocus ? { autoFocus: 'first' as const } : {})}
    >
      {entries.map((entry) => (
        <MenuItem
          key={entry.id}
          id={entry.id}
          className="option"
          textValue={entry.title}
          isDisabled={entry.isDisabled ?? false}
        >
          <span>{entry.title}</span>
          {entry.detail === undefined ? null : <span className="option-detail">{entry.detail}</span>}
          {entry.id === chosen ? <Check className="icon" aria-hidden /> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
