import './switch.css';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';

export type SwitchProps = Omit<AriaSwitchProps, 'className' | 'style' | 'children'> & {
  children: ReactNode;
};

/** Turns one thing on or off at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className="switch">
      <span className="switch-track" aria-hidden />
      {children}
    </AriaSwitch>
  );
}
