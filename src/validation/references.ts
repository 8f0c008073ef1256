/** A heliocentric state at an instant: Julian date TDB, then x y z vx vy vz, au and au/d. */
export type StateRow = readonly number[];

/** States of an object, the first of which is where a propagation starts. */
export type RecordedStates = {
  readonly object: string;
  readonly frame: string;
  readonly rows: readonly StateRow[];
};

/** Values of outside authorities that the engine is measured against. */
export type References = {
  /** All that is recorded, or the part of it that is cited in this repository. */
  readonly kind: 'recorded' | 'cited';
  /**
   * Parsed JSON of a case by its path.
   *
   * @throws {Error} where there is none.
   */
  readonly caseAt: <Case>(path: string) => Case;
  /**
   * A reply or list as its service gave it, unpacked, by its path.
   *
   * @throws {Error} where there is none.
   */
  readonly bytesAt: (path: string) => Uint8Array;
  /** File names of a folder of cases, sorted; none where there is no such folder. */
  readonly namesIn: (folder: string) => readonly string[];
  /** Names of the propagated objects. */
  readonly propagated: () => readonly string[];
  /** @throws {Error} where there are none by this name. */
  readonly statesOf: (name: string) => RecordedStates;
  /** States of the large bodies by JPL's DE440 and DE441, as `parseDe440` reads them. */
  readonly de440: () => string;
  /** JPL's test file of DE430. */
  readonly testpo: () => string;
};
