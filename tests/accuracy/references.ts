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
  /**
   * Parsed JSON of a case by its path.
   *
   * @throws {Error} where there is none.
   */
  readonly caseAt: <Case>(path: string) => Case;
  /** File names of a folder of cases, sorted. */
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
