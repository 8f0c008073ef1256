import type { FilmStrip as Strip } from '#machines/scene/film.ts';
import { type FilmPlan, frameDate, stripFrames } from '#machines/scene/film-plan.ts';
import { classNames } from '#ui/class-names.ts';
import { frameText } from './film-words.ts';

type Props = { readonly plan: FilmPlan; readonly strip: Strip | undefined };

/** Some frames of a film in small, the first at the left; pale while they are those of the plan before. */
export function FilmStrip({ plan, strip }: Props) {
  return (
    <ol
      className={classNames(
        'film-strip',
        strip?.plan !== plan && 'film-strip-old',
        plan.eventMs === undefined && 'film-strip-dated',
      )}
      aria-label="Frames of the film"
    >
      {stripFrames(plan).map((frame, index) => (
        <li key={frame}>
          <img src={strip?.frames[index]?.picture} alt="" />
          <span className="small figures">{frameText(frameDate(plan, frame), plan.eventMs)}</span>
        </li>
      ))}
    </ol>
  );
}
