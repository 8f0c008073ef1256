import type { EmbeddingError } from '#contract/embedding.ts';

/** Something that a message asks for cannot be had. */
export class EmbeddingRefusal extends Error {
  override readonly name = 'EmbeddingRefusal';
  readonly reason: EmbeddingError;

  constructor(reason: EmbeddingError, message: string) {
    super(message);
    this.reason = reason;
  }
}
