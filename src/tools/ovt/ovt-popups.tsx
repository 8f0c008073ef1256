import type { OvtActor } from './session.ts';

/** Popups of the tool. */
export function OvtPopups(_: { ovt: OvtActor }) {
  return null;
}
