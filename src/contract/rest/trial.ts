/** A request as a reader of the documentation sends it. */
export type TrialRequest = {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

/** The response, with any status. */
export type TrialResponse = {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
  readonly bytes: number;
  readonly milliseconds: number;
  /** Token of a calculation that the request has started, or belongs to. */
  readonly token?: string | undefined;
};
