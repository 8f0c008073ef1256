import type { CanvasView, ToolScene } from './canvas-view.ts';
import { followCover } from './follow-cover.ts';
import { showHoveredName } from './hovered-name.ts';

/**
 * Adds to a view that is shown what its first picture does not need: what lies over it, and the
 * name of what the pointer rests on.
 *
 * @returns ends it.
 */
export function attendTo(
  view: CanvasView,
  surface: HTMLElement,
  hint: HTMLElement,
  { nameOf }: Pick<ToolScene<unknown>, 'nameOf'>,
): () => void {
  const ends = [
    followCover(surface, view.coverBy),
    showHoveredName({ surface, hint, pick: view.pick, nameOf }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
