import { MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import { toast } from '../popups/notice.ts';

/** The list of user-defined objects is full. */
export const TOO_MANY_USER_DEFINED = toast(
  'warning',
  `You can have at most ${MAX_USER_DEFINED_OBJECTS} objects of your own. Delete one first.`,
);
