import { Square } from 'lucide-react';
import { counted } from '#contract/text/count-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';

export type ProgressPopupProps = {
  processed: number;
  selected: number;
  /** Estimated seconds left; 0 or less says that it takes longer than expected. */
  remainingSeconds: number;
  onStop: () => void;
};

/** A running calculation: how many objects are done, how long it may still take, and Stop. */
export function ProgressPopup({ processed, selected, remainingSeconds, onStop }: ProgressPopupProps) {
  return (
    <Dialog
      title="Calculation in progress"
      footer={
        <Button takesFocus onPress={onStop}>
          <Square className="icon" aria-hidden />
          Stop
        </Button>
      }
    >
      <ProgressBar
        label="Objects processed"
        value={processed}
        max={selected}
        valueText={`${processed} of ${selected}`}
      />
      <div className="spread figures">
        <span>
          {`${processed} of ${selected} `}
          <span className="muted">{`${counted(selected, 'object')} processed`}</span>
        </span>
        <output className="muted">{timeLeft(remainingSeconds)}</output>
      </div>
    </Dialog>
  );
}

/** The wording for an estimate that may have run out. */
export function timeLeft(remainingSeconds: number): string {
  return remainingSeconds > 0
    ? `about ${Math.ceil(remainingSeconds)} s left`
    : 'it takes longer than expected';
}
