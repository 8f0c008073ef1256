/**
 * Tokens of lists. A token is a signed description of its list, so that every service that shares the key recognises it, and
 * makes the list again where another has made it.
 */
export type ListTokens = {
  /** A new token for a list. @param key what the list is made of. */
  issue(key: string): string;
  /** Whether a token was issued by any service, no longer ago than lists are cached. */
  isOurs(token: string): boolean;
  /** Whether it is such a token and belongs to this list. */
  isOf(token: string, key: string): boolean;
};
