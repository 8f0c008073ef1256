import * as z from 'zod/mini';

/** At most this many of a kind. */
export function listOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  return z.readonly(z.array(item).check(z.maxLength(most)));
}
