import './popover.css';
import './menu.css';
import type { ReactElement } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components';
import { MenuOptions, type MenuOptionsProps } from './menu-options.tsx';

export type MenuProps = Omit<MenuOptionsProps, 'takesFocus'> & {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
};

/** Actions or choices that open from a button. */
export function Menu({ trigger, ...options }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover menu" offset={4}>
        <MenuOptions {...options} />
      </Popover>
    </MenuTrigger>
  );
}
