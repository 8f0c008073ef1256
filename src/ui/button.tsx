import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger' | 'attention';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  children: ReactNode;
  /** One primary button per screen. */
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  /** Why the button cannot be used: it stays reachable by keyboard, says so in a tooltip, and does nothing. */
  unavailable?: string | undefined;
  className?: string;
};

/** A push button; an icon goes beside the text as a child. */
export function Button({ kind = 'plain', size = 'normal', unavailable, className, ...rest }: ButtonProps) {
  const names = classNames('button', `button-${kind}`, size === 'small' && 'button-small', className);
  if (unavailable === undefined) return <AriaButton {...rest} className={names} />;
  const { onPress: _ignored, ...inert } = rest;
  return (
    <Tooltip text={unavailable}>
      <AriaButton {...inert} type="button" className={names} aria-disabled />
    </Tooltip>
  );
}
