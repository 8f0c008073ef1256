import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger' | 'attention';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'autoFocus'> & {
  children: ReactNode;
  /** One primary button per screen. */
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  /** Why the button cannot be used: it stays reachable by keyboard, says so in a tooltip, and does nothing. */
  unavailable?: string | undefined;
  /** It was pressed although it cannot be used: for what has more to say than the tooltip. */
  onRefused?: () => void;
  /** In a popup: has the focus when it opens. */
  takesFocus?: boolean;
  className?: string;
};

/** A push button; an icon goes beside the text as a child. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 'normal',
    unavailable,
    onRefused,
    takesFocus = false,
    className,
    ...rest
  } = props;
  const names = classNames('button', `button-${kind}`, size === 'small' && 'button-small', className);
  if (unavailable === undefined) {
    return <AriaButton {...rest} className={names} {...(takesFocus ? { autoFocus: true } : {})} />;
  }
  const { onPress: _ignored, ...inert } = rest;
  return (
    <Tooltip text={unavailable}>
      <AriaButton
        {...inert}
        {...(onRefused && { onPress: onRefused })}
        type="button"
        className={names}
        aria-disabled
      />
    </Tooltip>
  );
}
