import { MAX_NAMES } from '#contract/limits.ts';
import type { Popup } from '../popups/popups.ts';

/** Key of the objects configuration popup. */
export const OBJECTS_POPUP = 'objects';

const TOO_MANY = 'Too many selected elements.';

/** A list was cut to the most objects one request may name. */
export function tooManyObjects(): Popup {
  return {
    kind: 'info',
    key: TOO_MANY,
    severity: 'warning',
    title: TOO_MANY,
    message: `Too many elements, only the first ${MAX_NAMES} will be considered.`,
  };
}
