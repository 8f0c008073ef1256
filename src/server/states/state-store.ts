/** A state as it lies in a store. */
export type StoredState = {
  /** Whole number from 0 to 2^53 − 1. */
  readonly id: number;
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number;
  readonly text: string;
};

/** Where saved states lie. Whatever the database, it keeps these promises. */
export type StateStore = {
  /** Keeps a state; false, and nothing changed, when its id is taken. */
  insert(state: StoredState): Promise<boolean>;
  /** Text of a state saved at `since` or later, milliseconds since the Unix epoch. */
  read(id: number, since: number): Promise<string | undefined>;
  /** Forgets the states saved before an instant; answers how many. */
  deleteBefore(savedAt: number): Promise<number>;
  close(): Promise<void>;
};
