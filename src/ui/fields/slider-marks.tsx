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
