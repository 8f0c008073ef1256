import type { Picked } from '#render/painters/painter.ts';
import { createPause } from './pause.ts';

/** How long a pointer rests before what lies there is named, ms: looking through thousands of dots takes its time. */
const REST_MS = 150;

export type Hovering = {
  /** Takes the pointer. */
  readonly surface: HTMLElement;
  /** Where the name is written. */
  readonly hint: HTMLElement;
  /** What the picture shows at a point, CSS px. */
  readonly pick: (x: number, y: number) => Picked | undefined;
  /** The name of what was found; undefined where it has none or shows it already. */
  readonly nameOf: (picked: Picked) => Promise<string | undefined>;
};

/** Writes the name of what a mouse rests on beside it, until it moves on. @returns ends it. */
export function showHoveredName({ surface, hint, pick, nameOf }: Hovering): () => void {
  const pause = createPause(REST_MS);
  let requests = 0;
  const hide = () => {
    requests++;
    pause.cancel();
    hint.hidden = true;
  };
  const show = async (x: number, y: number) => {
    const mine = requests;
    const picked = pick(x, y);
    const name = picked === undefined ? undefined : await nameOf(picked);
    if (name === undefined || mine !== requests) return;
    hint.textContent = name;
    hint.style.translate = `${x}px ${y}px`;
    hint.hidden = false;
  };
  const rest = ({ pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
    hide();
    if (pointerType !== 'mouse' || buttons !== 0) return;
    pause.before(() => void show(offsetX, offsetY).catch(reportError));
  };
  const events = ['pointerleave', 'pointerdown', 'wheel'] as const;
  surface.addEventListener('pointermove', rest);
  for (const event of events) surface.addEventListener(event, hide);
  return () => {
    hide();
    surface.removeEventListener('pointermove', rest);
    for (const event of events) surface.removeEventListener(event, hide);
  };
}
