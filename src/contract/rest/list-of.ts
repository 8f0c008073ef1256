import * as z from 'zod/mini';

/** Schema of a list with at most this many items. */
export function listOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.readonly(z.array(item).check(z.maxLength(most)));
}
