/** Bytes by folder and name that outlive the service. */
export type ByteStore = {
  /** Returns nothing where there are none, or they cannot be read. */
  read(folder: string, name: string): Promise<Uint8Array | undefined>;
  /**
   * Stores bytes, whole or not at all. Where there are more of a folder than `most`, those used longest ago go.
   *
   * @throws Error where they cannot be stored, for example where there is no room.
   */
  write(folder: string, name: string, bytes: Uint8Array, most?: number): Promise<void>;
};
