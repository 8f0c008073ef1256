import type { EmbeddingError } from '#contract/embedding/embedding.ts';

/** What a message requests is impossible. */
export class EmbeddingRefusal extends Error {
  override readonly name = 'EmbeddingRefusal';
  readonly reason: EmbeddingError;

  constructor(reason: EmbeddingError, message: string) {
    super(message);
    this.reason = reason;
  }
}
