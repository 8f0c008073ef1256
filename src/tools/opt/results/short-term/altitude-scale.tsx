import { useId } from 'react';
import './altitude-timeline.css';

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

/** Lower ends of the bands of altitude above the horizon, degrees; below the first an object is not up. */
const LOWER_ENDS = [0, 5, 10, 15, 20, 30, 45, 60] as const;

/** Names of the nine bands, degrees, from below the horizon to the zenith. */
export const ALTITUDE_BANDS = [
  '< 0',
  ...LOWER_ENDS.map((lower, index) => `${lower}–${LOWER_ENDS[index + 1] ?? 90}`),
];

/** Index of the band of an altitude in degrees: 0 below the horizon to 8 near the zenith. */
export function altitudeBand(altitudeDeg: number): number {
  const above = LOWER_ENDS.findIndex((lower) => altitudeDeg < lower);
  return above < 0 ? LOWER_ENDS.length : above;
}
