import type { CameraAction } from './camera-action.ts';
import { actionOfKey, actionOfWheel, type KeyInput } from './keys-and-wheel.ts';
import { followPointer, NO_GESTURE, type PointerInput } from './pointer-gestures.ts';

/**
 * Turns what happens on an element into actions of its camera: mouse, touch, pen, wheel and keys. The element should be
 * focusable.
 *
 * @param act also takes where the pointer is, CSS px from the left and the top; nothing for wheel and keys.
 * @param actionOf the action of a key; keys without one are left to other listeners.
 * @returns takes all listeners away again.
 */
export function bindCamera(
  element: HTMLElement,
  act: (action: CameraAction, at?: { readonly x: number; readonly y: number }) => void,
  actionOf: (input: KeyInput) => CameraAction | undefined = actionOfKey,
): () => void {
  let state = NO_GESTURE;
  const listening = new AbortController();
  const { signal } = listening;
  const { touchAction } = element.style;
  element.style.touchAction = 'none';

  const place = (event: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const follow = (kind: PointerInput['kind']) => (event: PointerEvent) => {
    if (kind === 'down') element.setPointerCapture(event.pointerId);
    const step = followPointer(state, {
      kind,
      id: event.pointerId,
      ...place(event),
      button: event.button,
      shift: event.shiftKey,
    });
    state = step.state;
    for (const action of step.actions) act(action, place(event));
  };
  element.addEventListener('pointerdown', follow('down'), { signal });
  element.addEventListener('pointermove', follow('move'), { signal });
  element.addEventListener('pointerup', follow('up'), { signal });
  element.addEventListener('pointercancel', follow('cancel'), { signal });
  element.addEventListener('dblclick', (event) => act({ kind: 'follow', ...place(event) }), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const answer = (event: Event, action: CameraAction | undefined) => {
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  };
  element.addEventListener('wheel', (event) => answer(event, actionOfWheel(event.deltaY, event.deltaMode)), {
    signal,
    passive: false,
  });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      answer(event, actionOf({ key: event.key, shift: event.shiftKey }));
    },
    { signal },
  );
  return () => {
    listening.abort();
    element.style.touchAction = touchAction;
  };
}
