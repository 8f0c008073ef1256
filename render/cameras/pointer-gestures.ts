import type { CameraAction } from './camera-action.ts';

/** A pointer on the picture: CSS px from the left and the top. */
export type PointerPlace = { readonly id: number; readonly x: number; readonly y: number };

/** Pointers that are down and what their first one came down for. */
export type GestureState = {
  readonly pointers: readonly PointerPlace[];
  /** Main button or finger turns, another button, or the shift key with it, pans. */
  readonly drag: 'turn' | 'pan';
  /** Right button: a click with it releases. */
  readonly secondary: boolean;
  /** CSS px moved since the first pointer came down; a click moves less than {@link CLICK_SLOP}. */
  readonly moved: number;
};

/** A pointer event as far as a camera is concerned. */
export type PointerInput = PointerPlace & {
  readonly kind: 'down' | 'move' | 'up' | 'cancel';
  /** 0 main, 1 middle, 2 right; of the event that came down. */
  readonly button: number;
  readonly shift: boolean;
};

/** A state and what the camera is to do. */
export type GestureStep = { readonly state: GestureState; readonly actions: readonly CameraAction[] };

/** Pointers that move less than this from down to up have clicked, CSS px. */
const CLICK_SLOP = 4;

export const NO_GESTURE: GestureState = { pointers: [], drag: 'turn', secondary: false, moved: 0 };

/** Follows pointers: one turns or pans, two pinch and pan together, one that hardly moves selects or releases. */
export function followPointer(state: GestureState, input: PointerInput): GestureStep {
  switch (input.kind) {
    case 'down':
      return { state: withPointer(state, input), actions: [] };
    case 'move':
      return moved(state, input);
    case 'up':
      return { state: withoutPointer(state, input.id), actions: clickOf(state, input) };
    case 'cancel':
      return { state: withoutPointer(state, input.id), actions: [] };
  }
}

function withPointer(state: GestureState, { id, x, y, button, shift }: PointerInput): GestureState {
  const others = state.pointers.filter((pointer) => pointer.id !== id);
  const pointers = [...others, { id, x, y }];
  if (others.length > 0) return { ...state, pointers, moved: Number.POSITIVE_INFINITY };
  return {
    pointers,
    drag: button === 0 && !shift ? 'turn' : 'pan',
    secondary: button === 2,
    moved: 0,
  };
}

function withoutPointer(state: GestureState, id: number): GestureState {
  const pointers = state.pointers.filter((pointer) => pointer.id !== id);
  return pointers.length === 0 ? NO_GESTURE : { ...state, pointers };
}

function moved(state: GestureState, { id, x, y }: PointerInput): GestureStep {
  const before = state.pointers.find((pointer) => pointer.id === id);
  if (before === undefined) return { state, actions: [] };
  const way = state.moved + Math.hypot(x - before.x, y - before.y);
  const pointers = state.pointers.map((pointer) => (pointer.id === id ? { id, x, y } : pointer));
  const next = { ...state, pointers, moved: way };
  if (pointers.length > 2) return { state: next, actions: [] };
  if (pointers.length === 2) return { state: next, actions: pinch(state.pointers, pointers) };
  if (way < CLICK_SLOP) return { state: { ...next, pointers: state.pointers }, actions: [] };
  return {
    state: next,
    actions: [{ kind: state.drag, right: x - before.x, down: y - before.y }],
  };
}

function pinch(before: readonly PointerPlace[], after: readonly PointerPlace[]): readonly CameraAction[] {
  const [was, is] = [spanOf(before), spanOf(after)];
  const pan = { kind: 'pan', right: is.x - was.x, down: is.y - was.y } as const;
  return was.length > 0 && is.length > 0
    ? [pan, { kind: 'zoom-ratio', ratio: is.length / was.length }]
    : [pan];
}

/** Middle and distance of two pointers. */
function spanOf([a, b]: readonly PointerPlace[]) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, length: Math.hypot(a.x - b.x, a.y - b.y) };
}

function clickOf(state: GestureState, { id, x, y }: PointerInput): readonly CameraAction[] {
  const clicked = state.pointers.some((pointer) => pointer.id === id) && state.moved < CLICK_SLOP;
  if (!clicked) return [];
  if (state.secondary) return [{ kind: 'release' }];
  return state.drag === 'turn' ? [{ kind: 'select', x, y }] : [];
}
