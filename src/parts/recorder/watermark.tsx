import { configuration } from '../configuration.ts';
import { usePage } from '../page.tsx';

/** Lies over the view while a movie is recorded, as in the movie itself. */
export function Watermark() {
  const { clock } = usePage();
  return (
    <p className="recorder-watermark">
      <img src="/logo.svg" alt="" width="22" height="22" />© {new Date(clock.now()).getFullYear()}{' '}
      {configuration.title} · {configuration.attributionText}
    </p>
  );
}
