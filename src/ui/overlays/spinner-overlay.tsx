import './spinner-overlay.css';
import { Square } from 'lucide-react';
import { Button } from '../buttons/button.tsx';

export type SpinnerOverlayProps = {
  /** What is being waited for, e.g. 'Filtering objects'. */
  label: string;
  /** Draws a button while the request can be stopped. */
  onStop?: (() => void) | undefined;
  /** The text of that button. */
  stopLabel?: string;
};

/** Covers the page below the header while a request runs. */
export function SpinnerOverlay({ label, onStop, stopLabel = 'Stop calculations' }: SpinnerOverlayProps) {
  return (
    <div className="spinner-overlay">
      <div className="spinner" aria-hidden />
      <output>{label}</output>
      {onStop === undefined ? null : (
        <Button onPress={onStop}>
          <Square className="icon" aria-hidden />
          {stopLabel}
        </Button>
      )}
    </div>
  );
}

/** A spinner within a line, beside what is being waited for. */
export function SmallSpinner() {
  return (
    <span className="spinner spinner-small">
      <span className="visually-hidden">loading</span>
    </span>
  );
}
