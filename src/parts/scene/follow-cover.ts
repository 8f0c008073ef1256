import { type Box, type Cover, coverOf } from '#render/picture/cover.ts';

/** Containers of what floats over a view; what they contain lies over it, but for containers that have no box. */
const CONTAINERS = '.scene-frame > *, .scene-details';

/**
 * Reports what lies over the canvas of a stage, now and whenever panels come, go or change their size, or the theme changes.
 *
 * @returns ends it.
 */
export function followCover(canvas: HTMLElement, report: (cover: Cover) => void): () => void {
  const frame = canvas.closest('.scene-stage')?.querySelector('.scene-frame');
  return frame instanceof Element ? followPieces(canvas, frame, report) : () => undefined;
}

function followPieces(canvas: HTMLElement, frame: Element, report: (cover: Cover) => void): () => void {
  const page = document.documentElement;
  const measure = () => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const boxes = piecesOf(frame)
      .map((piece) => piece.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box): Box => ({
        left: box.left - left,
        right: box.right - left,
        top: box.top - top,
        bottom: box.bottom - top,
      }));
    const cover = coverOf({ width, height }, boxes);
    report(page.dataset['theme'] === 'red' ? { ...cover, isRed: true } : cover);
  };
  const sizes = new ResizeObserver(measure);
  const children = new MutationObserver(follow);
  function follow() {
    sizes.disconnect();
    children.disconnect();
    for (const piece of [canvas, ...piecesOf(frame)]) sizes.observe(piece); // which also calls measure
    for (const container of frame.querySelectorAll(CONTAINERS))
      children.observe(container, { childList: true });
  }
  follow();
  const theme = new MutationObserver(measure);
  theme.observe(page, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    sizes.disconnect();
    children.disconnect();
    theme.disconnect();
  };
}

function piecesOf(frame: Element): readonly Element[] {
  return [...frame.querySelectorAll(CONTAINERS)]
    .flatMap((container) => [...container.children])
    .filter((piece) => !piece.matches(CONTAINERS));
}
