import './slider.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderThumb as AriaSliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { FieldLabel } from './field.tsx';

export type SliderProps = {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  /** Called at every step of a move. */
  onChange: (value: number) => void;
  /** Called once at the end of a move. */
  onCommit?: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How the value is written at the end of the label and read out; the bare number without it. */
  valueText?: (value: number) => string;
  isValueHidden?: boolean;
  /** One or two lines over the thumb while it is moved, hovered or focused. */
  tip?: (value: number) => readonly [string, string?];
  /** Marks below the track of a horizontal slider: `SliderMarks`. */
  marks?: ReactNode;
  /** Spans on the track of a horizontal slider: `SliderSpans`. */
  band?: ReactNode;
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
};

/** A value between two ends. Arrows move it by a step, Page Up and Down by ten, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden = false, value, min, max, orientation = 'horizontal' } = props;
  const { valueText = String, isValueHidden = false, marks, onCommit } = props;
  const isVertical = orientation === 'vertical';
  return (
    <AriaSlider
      className="slider"
      value={value}
      onChange={props.onChange}
      {...(onCommit === undefined ? {} : { onChangeEnd: onCommit })}
      minValue={min}
      maxValue={max}
      step={props.step}
      orientation={orientation}
      isDisabled={props.isDisabled ?? false}
      {...(isLabelHidden || isVertical ? { 'aria-label': label } : {})}
    >
      {isLabelHidden || isVertical ? null : <FieldLabel>{label}</FieldLabel>}
      {isValueHidden ? null : (
        <span className="slider-value" aria-hidden>
          {valueText(value)}
        </span>
      )}
      <SliderTrack className="slider-track">
        {props.band}
        <SliderFill className="slider-fill" />
        <SliderThumb value={value} valueText={props.valueText} tip={props.tip} />
      </SliderTrack>
      {marks}
    </AriaSlider>
  );
}

type SliderThumbProps = {
  value: number;
  valueText: SliderProps['valueText'];
  tip: SliderProps['tip'];
};

/** The handle of a slider, with its value as text. */
function SliderThumb({ value, valueText, tip }: SliderThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isHovered, setHovered] = useState(false);
  const text = valueText?.(value);
  useLayoutEffect(() => {
    if (text !== undefined) input.current?.setAttribute('aria-valuetext', text);
  });
  return (
    <AriaSliderThumb inputRef={input} className="slider-thumb" onHoverChange={setHovered}>
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
