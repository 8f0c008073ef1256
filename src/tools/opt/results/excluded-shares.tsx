import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import type { ExcludedShare } from '#machines/opt/charts/observability.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import './excluded-shares.css';

export type ExcludedSharesProps = {
  readonly designator: string;
  /** Undefined for an object that is never in view at night. */
  readonly shares: readonly ExcludedShare[] | undefined;
  readonly charts: ChartsActor;
};

/** Which thresholds of an object exclude how much of its time at night, each to be lifted by one press. */
export function ExcludedShares({ designator, shares, charts }: ExcludedSharesProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const lifted = useRef<number>(undefined);
  useEffect(() => {
    if (lifted.current === undefined) return;
    const buttons = [...(frame.current?.querySelectorAll('button') ?? [])];
    (buttons[lifted.current] ?? buttons.at(-1))?.focus(); // the one that was pressed is gone
    lifted.current = undefined;
  });
  if (shares === undefined)
    return <span className="muted">Not above the horizon in the dark at any of the calculated times.</span>;
  if (shares.length === 0) return null;
  return (
    <span ref={frame} className="excluded-shares">
      <span className="muted">
        <span className="desk-only">Of its time up at night, thresholds exclude</span>
        <span className="phone-only">Excluded</span>
      </span>
      {shares.map(({ key, title, share }, place) => (
        <Button
          key={key}
          size="small"
          aria-label={`Lift the threshold of ${title}, which excludes ${shareText(share)}`}
          onPress={() => {
            lifted.current = place;
            charts.send({ type: 'plot.toggled', designator, key });
          }}
        >
          {`${title} ${shareText(share)}`}
          <X className="icon" aria-hidden />
        </Button>
      ))}
    </span>
  );
}

/** A share in per cent, never rounded to nothing or to the whole: `< 1 %`, `> 99 %`. */
export function shareText(share: number): string {
  if (share < 0.005) return '< 1 %';
  return share > 0.995 && share < 1 ? '> 99 %' : `${fixedText(100 * share, 0)} %`;
}
