import type { ReactNode } from 'react';
import { BareButton, type ButtonProps } from './button.tsx';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  /** A lucide-react icon. */
  icon: ReactNode;
};

/** A square button that shows only an icon; its name, or why it cannot be used, appears on hover and focus. */
export function IconButton({ label, icon, kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={rest.unavailable ?? label}>
      <BareButton {...rest} kind={kind} aria-label={label} className={classNames('button-icon', className)}>
        {icon}
      </BareButton>
    </Tooltip>
  );
}
