import { LRUCache } from 'lru-cache';
import { PAGE_TOKEN } from '#contract/local/host-messages.ts';
import type { ListTokens } from '#server/filtering/list-tokens.ts';
import { randomText } from '#server/http/random-text.ts';

/** Tokens that are remembered: more than there are lists. */
const REMEMBERED = 1000;

/** Tokens of the lists of one page: what it does not remember was issued by another. */
export function rememberedTokens(): ListTokens {
  const keys = new LRUCache<string, string>({ max: REMEMBERED });
  return {
    issue(key) {
      const token = pageToken();
      keys.set(token, key);
      return token;
    },
    isOurs: (token) => keys.has(token),
    isOf: (token, key) => keys.get(token) === key,
  };
}

/** A new token, which says that this page issued it. */
export function pageToken(): string {
  return PAGE_TOKEN + randomText();
}
