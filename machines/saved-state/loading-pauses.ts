/** Time from the request of a state until it is restored at the earliest, milliseconds. */
export const RESTORE_PAUSE_MS = 500;

/** Pause of a 3D tool before a loaded state replaces the one that it shows, milliseconds. */
export const RELOAD_PAUSE_MS = 1000;
