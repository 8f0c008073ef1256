import './slider.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { SliderThumb as AriaSliderThumb } from 'react-aria-components';

export type SliderThumbProps = {
  /** 0, or 1 for the upper end of a range. */
  index?: number;
  /** Accessible name, when the slider has two thumbs. */
  label?: string;
  value: number;
  /** How a value is read out. */
  valueText?: ((value: number) => string) | undefined;
  /** One or two lines over the thumb while it is moved, hovered or focused. */
  tip?: ((value: number) => readonly [string, string?]) | undefined;
};

/** The handle of a slider, with what it says of its value. */
export function SliderThumb({ index = 0, label, value, valueText, tip }: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isHovered, setHovered] = useState(false);
  const text = valueText?.(value);
  useLayoutEffect(() => {
    if (text !== undefined) input.current?.setAttribute('aria-valuetext', text);
  });
  return (
    <AriaSliderThumb
      index={index}
      inputRef={input}
      className="slider-thumb"
      onHoverChange={setHovered}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {({ isDragging, isFocusVisible }) =>
        tip !== undefined && (isDragging || isFocusVisible || isHovered) ? <Tip lines={tip(value)} /> : null
      }
    </AriaSliderThumb>
  );
}

function Tip({ lines: [first, second] }: { lines: readonly [string, string?] }) {
  return (
    <span className="slider-tip" aria-hidden>
      <span>{first}</span>
      {second === undefined ? null : <span>{second}</span>}
    </span>
  );
}
