import './popover.css';
import './menu.css';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Popover } from 'react-aria-components';
import { MenuOptions, type MenuOptionsProps } from './menu-options.tsx';

export type ContextMenuProps = Omit<MenuOptionsProps, 'chosen' | 'takesFocus'> & {
  /** The area whose menu it is. */
  children: ReactNode;
};

type Place = { readonly left: number; readonly top: number };

/** A menu where the pointer is: by the right button, a long press, the menu key or Shift+F10. */
export function ContextMenu({ children, onChoose, ...options }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place>();
  return (
    <div
      className="context-menu"
      role="presentation"
      onContextMenu={(event) => {
        event.preventDefault();
        setPlace(placeOf(event));
      }}
    >
      {children}
      <span ref={anchor} className="context-menu-anchor" style={place ?? {}} />
      <Popover
        className="popover menu"
        triggerRef={anchor}
        placement="bottom start"
        offset={0}
        isOpen={place !== undefined}
        onOpenChange={() => setPlace(undefined)}
      >
        <MenuOptions
          {...options}
          takesFocus
          onChoose={(id) => {
            setPlace(undefined);
            onChoose(id);
          }}
        />
      </Popover>
    </div>
  );
}

/** Where the pointer is; for the keyboard, the control that has the focus. CSS px in the window. */
function placeOf({ clientX, clientY, target }: MouseEvent): Place {
  if (clientX !== 0 || clientY !== 0 || !(target instanceof Element)) return { left: clientX, top: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { left, top: bottom };
}
