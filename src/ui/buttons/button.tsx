import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger' | 'attention';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'autoFocus'> & {
  children: ReactNode;
  /** One primary button per screen. */
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  /**
   * Why the button cannot be used: it stays reachable by keyboard, says so in a tooltip, and does nothing. A button that this
   * may happen to is given it from the start, undefined while it can be used: so it keeps the focus.
   */
  unavailable?: string | undefined;
  /** Called when the button is pressed although it cannot be used, to say more than the tooltip. */
  onRefused?: () => void;
  /** Whether it has the focus when it opens, in a popup. */
  takesFocus?: boolean;
  className?: string;
};

/** A push button; an icon goes beside the text as a child. */
export function Button(props: ButtonProps) {
  if (!('unavailable' in props)) return <BareButton {...props} />;
  const { unavailable } = props;
  return (
    <Tooltip text={unavailable}>
      <BareButton {...props} />
    </Tooltip>
  );
}

/** A push button without its own tooltip: the same element whether it can be used or not. */
export function BareButton(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 'normal',
    unavailable,
    onRefused,
    onPress,
    takesFocus = false,
    className,
    ...rest
  } = props;
  const pressed = unavailable === undefined ? onPress : onRefused;
  return (
    <AriaButton
      {...rest}
      className={classNames('button', `button-${kind}`, size === 'small' && 'button-small', className)}
      {...(takesFocus ? { autoFocus: true } : {})}
      {...(pressed && { onPress: pressed })}
      {...(unavailable === undefined ? {} : { type: 'button', 'aria-disabled': true })}
    />
  );
}
