const PRESSED = ':is(a, button, input, label, summary):active';

const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

/** Moves what the user may be pressing once the press has ended: a control that leaves the pointer meanwhile gets no click. */
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
