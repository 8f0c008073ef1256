import './popover.css';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export type MenuEntry<Id extends string = string> = {
  id: Id;
  title: string;
  detail?: string;
};

export type MenuProps<Id extends string> = {
  /** Accessible name. */
  label: string;
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry<Id>[];
  onChoose: (id: Id) => void;
  onOpen?: () => void;
  /** Makes the menu a choice of one and ticks this entry. */
  chosen?: Id;
};

/** Actions or choices that open from a button. */
export function Menu<Id extends string>({
  label,
  trigger,
  entries,
  onChoose,
  onOpen,
  chosen,
}: MenuProps<Id>) {
  const choice = chosen === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [chosen] };
  return (
    <MenuTrigger onOpenChange={(isOpen) => (isOpen ? onOpen?.() : undefined)}>
      {trigger}
      <Popover className="popover menu" offset={4}>
        <AriaMenu
          aria-label={label}
          className="option-list"
          onAction={(key) => {
            const entry = entries.find(({ id }) => id === key);
            if (entry !== undefined) onChoose(entry.id);
          }}
          {...choice}
        >
          {entries.map((entry) => (
            <MenuItem key={entry.id} id={entry.id} className="option" textValue={entry.title}>
              <span>{entry.title}</span>
              {entry.detail === undefined ? null : <span className="option-detail">{entry.detail}</span>}
              {entry.id === chosen ? <Check className="icon" aria-hidden /> : null}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
