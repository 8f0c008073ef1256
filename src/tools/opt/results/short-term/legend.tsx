import { Glossed } from '#parts/glossary/term.tsx';
import { AltitudeScale } from './altitude-scale.tsx';

/** What the colours of the timelines mean. */
export function TimelineLegend({ hasHorizon }: { readonly hasHorizon: boolean }) {
  return (
    <section className="timeline-legend" aria-label="Legend">
      <AltitudeScale title="Object altitude, deg" />
      <span className="row">
        <span className="timeline-swatch timeline-swatch-sunlight" />
        Sunlight
      </span>
      <span className="row">
        <span className="timeline-swatch timeline-swatch-twilight" />
        <Glossed words="Astronomical twilight" />
      </span>
      <span className="row">
        <svg width={24} height={8} aria-hidden>
          <path className="timeline-sun" d="M0 4H24" />
        </svg>
        Sun
      </span>
      <span className="row">
        <svg width={24} height={8} aria-hidden>
          <path className="timeline-moon" d="M0 4H24" />
        </svg>
        Moon
      </span>
      {hasHorizon ? (
        <span className="row">
          <svg width={12} height={10} aria-hidden>
            <rect className="timeline-sunlight" width={12} height={10} />
            <path className="timeline-blocked" d="M0 0L12 10M12 0L0 10" />
          </svg>
          Behind your horizon
        </span>
      ) : null}
      <span className="muted">Bar height is altitude; pale where the sky is not dark.</span>
    </section>
  );
}
