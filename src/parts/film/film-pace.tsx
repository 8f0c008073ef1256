import { eventPart, type FilmPlan, pacesOf } from '#machines/scene/film-plan.ts';

/** Size of the curve, in arbitrary units. */
const SIZE = { width: 120, height: 28 };

/** How fast a film goes along its length; nothing where it goes evenly. */
export function FilmPace({ plan }: { readonly plan: FilmPlan }) {
  const [paces, event] = [pacesOf(plan), eventPart(plan)];
  if (paces.length === 0 || event === undefined) return null;
  const fastest = Math.max(...paces);
  const points = paces.map((pace, piece) => {
    const across = ((piece + 0.5) / paces.length) * SIZE.width;
    return `${across.toFixed(1)},${(SIZE.height * (1 - (0.9 * pace) / fastest)).toFixed(1)}`;
  });
  return (
    <figure className="film-pace">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden>
        <polyline points={points.join(' ')} />
        <line x1={event * SIZE.width} x2={event * SIZE.width} y1={0} y2={SIZE.height} />
      </svg>
      <figcaption className="small muted figures">
        <span>0 s</span>
        <span>Speed</span>
        <span>{`${plan.seconds} s`}</span>
      </figcaption>
    </figure>
  );
}
