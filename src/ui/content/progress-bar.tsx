import './progress-bar.css';
import { ProgressBar as AriaProgressBar } from 'react-aria-components';

export type ProgressBarProps = {
  /** Accessible name, e.g. 'Objects processed'. */
  label: string;
  value: number;
  max: number;
  /** How the value is read out, e.g. '7 of 12 objects processed'. */
  valueText: string;
};

/** How far something is. The numbers in words belong beside it. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar aria-label={label} value={value} maxValue={Math.max(max, 1)} valueLabel={valueText}>
      {({ percentage }) => (
        <div className="progress">
          <div className="progress-done" style={{ width: `${percentage ?? 0}%` }} />
        </div>
      )}
    </AriaProgressBar>
  );
}
