/** Time from the request of a state until it is restored at the earliest, milliseconds. */
export const RESTORE_PAUSE_MS = 500;

/** Pause of a 3D tool before a loaded state replaces the one that it shows, milliseconds. */
export const RELOAD_PAUSE_MS = 1000;

/** A stored or saved state is to replace the present one. */
export type StateLoaded<State> = { readonly type: 'state.loaded'; readonly state: State };

export type RestoringContext<State> = {
  /** The state that is being restored: it is what is saved and shared until the workflows have it. */
  readonly state: State | undefined;
};
