import { configuration } from '#parts/configuration.ts';

const YEAR = new Date().getFullYear();

/** Stands over the view while a movie is recorded, as in the movie itself. */
export function Watermark() {
  return (
    <p className="recorder-watermark">
      <img src="/logo.svg" alt="" width="22" height="22" />© {YEAR} {configuration.title} ·{' '}
      {configuration.attributionText}
    </p>
  );
}
