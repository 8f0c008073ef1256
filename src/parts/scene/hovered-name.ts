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
export function tellHovered({ surface, hint, pick, nameOf }: Hovering): () => void {
  const pause = createPause(REST_MS);
  let asked = 0;
  const hide = () => {
    asked++;
    pause.cancel();
    hint.hidden = true;
  };
  const tell = async (x: number, y: number) => {
    const mine = asked;
    const picked = pick(x, y);
    const name = picked === undefined ? undefined : await nameOf(picked);
    if (name === undefined || mine !== asked) return;
    hint.textContent = name;
    hint.style.translate = `${x}px ${y}px`;
    hint.hidden = false;
  };
  const rest = ({ pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
    hide();
    if (pointerType !== 'mouse' || buttons !== 0) return;
    pause.before(() => void tell(offsetX, offsetY).catch(reportError));
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
