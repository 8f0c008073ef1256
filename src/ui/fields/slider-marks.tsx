import './slider.css';

/** A word below the track of a slider, at the place of a value. */
export type SliderMark = { readonly value: number; readonly text: string };

export type SliderMarksProps = { marks?: readonly SliderMark[]; min?: number; max?: number };

/** Words below a horizontal track; those outside its range are left out. Without any it keeps their room. */
export function SliderMarks({ marks = [], min = 0, max = 0 }: SliderMarksProps) {
  const inRange = marks.filter(({ value }) => value >= min && value <= max && max > min);
  return (
    <div className="slider-marks" aria-hidden>
      {inRange.map(({ value, text }) => (
        <span key={value} style={{ left: `${((value - min) / (max - min)) * 100}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** A stretch of values on the track of a slider. */
type SliderSpan = { readonly from: number; readonly to: number };

type SliderSpansProps = { spans: readonly SliderSpan[]; min: number; max: number };

/** Stretches of a horizontal track that are set off from the rest, cut to its range. */
export function SliderSpans({ spans, min, max }: SliderSpansProps) {
  const withinRange = (value: number) => Math.min(Math.max(value, min), max);
  const percent = (length: number) => `${(length / (max - min)) * 100}%`;
  const inRange = spans.filter(({ from, to }) => to > min && from < max);
  return (
    <div className="slider-spans" aria-hidden>
      {inRange.map(({ from, to }) => (
        <span
          key={from}
          style={{
            left: percent(withinRange(from) - min),
            width: percent(withinRange(to) - withinRange(from)),
          }}
        />
      ))}
    </div>
  );
}
