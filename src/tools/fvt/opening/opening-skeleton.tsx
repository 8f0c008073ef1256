import './opening.css';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';

const ROWS = 8;

/** The panel of the next approaches before its script has come. */
export function AwaitedOpening() {
  return (
    <section className="panel" aria-label="Next approaches" aria-busy>
      <header className="panel-header">
        <h2 className="panel-title">Next approaches</h2>
      </header>
      <PanelSection>
        <OpeningSkeleton />
      </PanelSection>
    </section>
  );
}

/** The placeholder for the next approaches. */
export function OpeningSkeleton() {
  return (
    <div className="fvt-skeleton" aria-hidden>
      <span className="fvt-skeleton-line" />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
