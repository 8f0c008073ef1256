import './altitude-timeline.css';
import { useId } from 'react';
import { ALTITUDE_BANDS } from './altitude-bands.ts';

/** What the colours of altitudes mean. */
export function AltitudeScale({ title }: { readonly title: string }) {
  const id = useId();
  return (
    <>
      <span id={id}>{title}</span>
      <ul className="timeline-bands" aria-labelledby={id}>
        {ALTITUDE_BANDS.map((name, band) => (
          <li key={name}>
            <span className="timeline-swatch" data-band={band} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
