/** A state as it lies in a store. */
export type StoredState = {
  /** Whole number of at most 128 bits, as decimal digits. */
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number;
  readonly text: string;
  /** CRC-32 of the rest, as it was saved; absent for states of versions that stored none. */
  readonly checksum?: number | undefined;
};

/** Where saved states are stored. Every database behaves in the same way; one that refuses throws a ProblemError that says why. */
export type StateStore = {
  /** Stores a state; false, and nothing changed, when its id is taken. */
  insert(state: StoredState): Promise<boolean>;
  /** A state saved at `since` or later, milliseconds since the Unix epoch. */
  read(id: string, since: number): Promise<StoredState | undefined>;
  /** Forgets the states saved before an instant; returns how many. */
  deleteBefore(savedAt: number): Promise<number>;
  close(): Promise<void>;
};
