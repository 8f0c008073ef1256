import './slider.css';
import { Slider as AriaSlider, SliderFill, SliderTrack } from 'react-aria-components';
import { FieldLabel } from './field.tsx';
import { SliderMarks, type SliderMark } from './slider-marks.tsx';
import { SliderThumb } from './slider-thumb.tsx';

/** Lower and upper end, the lower at or below the upper. */
export type Range = readonly [low: number, high: number];

export type RangeSliderProps = {
  label: string;
  isLabelHidden?: boolean;
  value: Range;
  /** Called at every step of a move. */
  onChange: (value: Range) => void;
  /** Called once at the end of a move. */
  onCommit?: (value: Range) => void;
  min: number;
  max: number;
  step: number;
  /** How an end is written and read out; the bare number without it. */
  valueText?: (value: number) => string;
  /** One or two lines over a thumb while it is moved, hovered or focused. */
  tip?: (value: number) => readonly [string, string?];
  marks?: readonly SliderMark[];
  isDisabled?: boolean;
};

/** A lower and an upper end between two bounds; they may meet but not pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, isLabelHidden = false, value, min, max, valueText = String, tip, marks, onCommit } = props;
  const [low, high] = value;
  return (
    <AriaSlider<number[]>
      className="slider"
      value={[low, high]}
      onChange={([newLow = low, newHigh = high]) => props.onChange([newLow, newHigh])}
      {...(onCommit === undefined
        ? {}
        : { onChangeEnd: ([newLow = low, newHigh = high]: number[]) => onCommit([newLow, newHigh]) })}
      minValue={min}
      maxValue={max}
      step={props.step}
      isDisabled={props.isDisabled ?? false}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      {isLabelHidden ? null : <FieldLabel>{label}</FieldLabel>}
      <span className="slider-value" aria-hidden>
        {valueText(low)} – {valueText(high)}
      </span>
      <SliderTrack className="slider-track">
        <SliderFill className="slider-fill" />
        <SliderThumb index={0} label="From" value={low} valueText={valueText} tip={tip} />
        <SliderThumb index={1} label="To" value={high} valueText={valueText} tip={tip} />
      </SliderTrack>
      {marks === undefined ? null : <SliderMarks marks={marks} min={min} max={max} />}
    </AriaSlider>
  );
}
