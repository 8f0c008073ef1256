import { beforeEach, expect, test, vi } from 'vitest';
import type { Picked } from '#render/painters/painter.ts';
import { showHoveredName } from '#parts/scene/hovered-name.ts';

const DOT: Picked = { kind: 'swarm', row: 7 };

beforeEach(() => void vi.useFakeTimers());

test('the dot under a pointer says its name once the pointer rests, beside it, until it moves on', async () => {
  const { surface, hint } = hovering(async () => '2024 YR4');
  move(surface, { offsetX: 120, offsetY: 80 });
  expect(hint.hidden).toBe(true);
  await vi.runAllTimersAsync();
  expect(hint).toMatchObject({
    hidden: false,
    textContent: '2024 YR4',
    style: { translate: '120px 80px' },
  });
  move(surface, { offsetX: 300, offsetY: 80 });
  expect(hint.hidden).toBe(true);
});

test('the dot under a pointer says nothing to a pointer that has moved on before its name was there', async () => {
  const { surface, hint } = hovering(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return '2024 YR4';
  });
  move(surface, { offsetX: 120, offsetY: 80 });
  await vi.advanceTimersByTimeAsync(500);
  surface.dispatchEvent(new Event('pointerleave'));
  await vi.runAllTimersAsync();
  expect(hint.hidden).toBe(true);
});

test('the dot under a pointer has no name while a button is pressed, nor under a finger', async () => {
  const nameOf = vi.fn(async () => '2024 YR4');
  const { surface } = hovering(nameOf);
  move(surface, { buttons: 1 });
  await vi.runAllTimersAsync();
  move(surface, { pointerType: 'touch' });
  await vi.runAllTimersAsync();
  expect(nameOf).not.toHaveBeenCalled();
});

/** A canvas with a dot everywhere. */
function hovering(nameOf: (picked: Picked) => Promise<string>) {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  const surface = new EventTarget() as HTMLElement;
  const hint = { hidden: true, textContent: '', style: { translate: '' } } as HTMLElement;
  showHoveredName({ surface, hint, pick: () => DOT, nameOf });
  return { surface, hint };
}

function move(surface: HTMLElement, where: Partial<PointerEvent>): void {
  surface.dispatchEvent(
    Object.assign(new Event('pointermove'), { pointerType: 'mouse', buttons: 0, ...where }),
  );
}
