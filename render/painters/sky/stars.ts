import type { StarColumns } from '#engine/sky/star-columns.ts';
import { along } from '../../geometry/vectors.ts';
import { createSkyStars } from '../../layers/sky/sky-stars.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';
import type { SkyStarsInputs } from './star-names.ts';
import { createStarRows, type StarRows } from './star-rows.ts';

/** The stars where they are at an instant; see `star-names` for what they are called. */
export function createSkyStarsPainter({ regl }: SkyPainterContext): SkyPainter<SkyStarsInputs> {
  const draw = createSkyStars(regl);
  const lists = new Map<StarColumns, StarRows>();
  let uploaded: readonly StarColumns[] = [];
  let isInk = false;
  const clear = () => {
    for (const rows of lists.values()) rows.destroy();
    lists.clear();
  };
  const follow = (stars: readonly StarColumns[], inverted: boolean) => {
    if (inverted !== isInk) clear();
    if (stars === uploaded && inverted === isInk) return;
    isInk = inverted;
    uploaded = stars;
    for (const [list, rows] of lists) {
      if (stars.includes(list)) continue;
      rows.destroy();
      lists.delete(list);
    }
    for (const list of stars) {
      if (!lists.has(list)) lists.set(list, createStarRows(regl, list, inverted));
    }
  };
  return {
    paint({ view, stars, instant, look }) {
      follow(stars, look.inverted);
      for (const { stars: rows, follow: lookIn } of lists.values()) {
        const { count, reference } = lookIn(view, look.starLimit, instant);
        if (count === 0) continue;
        const toReference = along(reference, view.centre, -1);
        draw({ stars: rows, count, toReference, opacity: look.starOpacity });
      }
    },
    destroy: clear,
  };
}
