import './slider-spans.css';

/** A stretch of values on the track of a slider. */
export type SliderSpan = { readonly from: number; readonly to: number };

export type SliderSpansProps = { spans: readonly SliderSpan[]; min: number; max: number };

/** Stretches of a horizontal track that are set off from the rest, cut to its range. */
export function SliderSpans({ spans, min, max }: SliderSpansProps) {
  const cut = (value: number) => Math.min(Math.max(value, min), max);
  const percent = (length: number) => `${(length / (max - min)) * 100}%`;
  const inRange = spans.filter(({ from, to }) => to > min && from < max);
  return (
    <div className="slider-spans" aria-hidden>
      {inRange.map(({ from, to }) => (
        <span key={from} style={{ left: percent(cut(from) - min), width: percent(cut(to) - cut(from)) }} />
      ))}
    </div>
  );
}
