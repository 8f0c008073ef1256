import type { CameraAction } from './camera-action.ts';

/** A key press as far as a camera is concerned. */
export type KeyInput = { readonly key: string; readonly shift: boolean };

const KEY_PIXELS = 40;
const KEY_STEPS = 10;
const WHEEL_PIXELS_PER_STEP = 20;
const PIXELS_OF_LINE = 16;
const PIXELS_OF_PAGE = 400;

/** The action of a key: arrows turn, with shift they pan; plus and minus zoom; Escape releases. */
export function actionOfKey({ key, shift }: KeyInput): CameraAction | undefined {
  const way = ARROWS[key];
  if (way !== undefined) return { kind: shift ? 'pan' : 'turn', right: way[0], down: way[1] };
  if (key === '+' || key === '=' || key === 'PageUp') return { kind: 'zoom-steps', steps: KEY_STEPS };
  if (key === '-' || key === '_' || key === 'PageDown') return { kind: 'zoom-steps', steps: -KEY_STEPS };
  return key === 'Escape' ? { kind: 'release' } : undefined;
}

/**
 * The action of a wheel: steps of the zoom slider, at least one; away from the user goes nearer.
 *
 * @param delta of the wheel event, in the unit of its mode.
 * @param mode 0 px, 1 lines, 2 pages.
 */
export function actionOfWheel(delta: number, mode: number): CameraAction | undefined {
  if (delta === 0) return undefined;
  const pixels = delta * ([1, PIXELS_OF_LINE, PIXELS_OF_PAGE][mode] ?? 1);
  const steps = Math.max(1, Math.round(Math.abs(pixels) / WHEEL_PIXELS_PER_STEP));
  return { kind: 'zoom-steps', steps: pixels < 0 ? steps : -steps };
}

/** How far the picture moves, CSS px: the eye goes where the arrow points. */
const ARROWS: Readonly<Partial<Record<string, readonly [right: number, down: number]>>> = {
  ArrowLeft: [KEY_PIXELS, 0],
  ArrowRight: [-KEY_PIXELS, 0],
  ArrowUp: [0, KEY_PIXELS],
  ArrowDown: [0, -KEY_PIXELS],
};
