/** The coordinate of a grid's lines. */
export type GridKind = 'horizontal' | 'equatorial' | 'ecliptic';

/**
 * What a line of a grid is called at the border: right ascensions in time, everything else in degrees, with as many parts as distinguish it
 * from its neighbours.
 *
 * @param value deg.
 */
export function gridLabel(grid: GridKind, line: 'meridian' | 'parallel', value: number): string {
  if (line === 'meridian' && grid === 'equatorial') return inTime(value);
  const sign = line === 'meridian' ? '' : value < -1e-9 ? '−' : value > 1e-9 ? '+' : '';
  const seconds = Math.round(Math.abs(value) * 3600);
  const [degrees, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  if (rest !== 0) return `${sign}${degrees}° ${padded(minutes)}′ ${padded(rest)}″`;
  return minutes === 0 ? `${sign}${degrees}°` : `${sign}${degrees}° ${padded(minutes)}′`;
}

function inTime(value: number): string {
  const seconds = Math.round(value * 240) % 86_400;
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  if (rest !== 0) return `${hours}h ${padded(minutes)}m ${padded(rest)}s`;
  return minutes === 0 ? `${hours}h` : `${hours}h ${padded(minutes)}m`;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
