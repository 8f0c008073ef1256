const PRESSED = ':is(a, button, input, label, summary):active';

const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

/** Moves controls only after a press has ended: one that moved away from the pointer during it would get no click. */
export function afterPress(move: () => void): void {
  if (document.querySelector(PRESSED) === null) {
    move();
    return;
  }
  const released = new AbortController();
  const { signal } = released;
  const follow = () => {
    released.abort();
    requestAnimationFrame(move); // the click follows the release
  };
  for (const type of RELEASES) document.addEventListener(type, follow, { capture: true, signal });
}
