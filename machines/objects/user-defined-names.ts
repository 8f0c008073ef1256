import { designatorOf, type UserDefinedKind } from '#contract/user-defined/user-defined-object.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { MAX_OBJECT_NAME_LENGTH } from '#contract/user-defined/user-defined-ranges.ts';

/** Why a user-defined object cannot be called so. */
export type NameFault = 'missing' | 'not unique';

/** The name that a typed text gives: without blanks around it and controls of direction, cut to the greatest length. */
export function nameOf(text: string): string {
  return withoutDirectionControls(text).trim().slice(0, MAX_OBJECT_NAME_LENGTH).trim();
}

/** Why a name is refused; undefined for one that is not. @param others names of all other objects of the user. */
export function nameFault(name: string, others: readonly string[]): NameFault | undefined {
  if (name === '') return 'missing';
  return isUniqueName(name, others) ? undefined : 'not unique';
}

/**
 * Whether a name differs from all others, regardless of case and surrounding blanks, and so does its designator.
 *
 * @param others names of all other objects of the user.
 */
export function isUniqueName(name: string, others: readonly string[]): boolean {
  const key = keyOf(name);
  const designator = designatorOf(name);
  return others.every((other) => keyOf(other) !== key && designatorOf(other) !== designator);
}

const STEMS: Readonly<Record<UserDefinedKind, string>> = {
  ELLIPTICAL: 'my elliptical object',
  HYPERBOLIC: 'my hyperbolic object',
  FVT: 'my object',
};

/** The name a new object starts with: the stem of its kind with the first number that is not used. */
export function defaultName(kind: UserDefinedKind, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `${STEMS[kind]} ${number}`;
    if (isUniqueName(name, names)) return name;
  }
}

/** The name of a copy: `<name> - copy`, with 2, 3 and so on after it where that is used. */
export function copyName(original: string, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? COPY : `${COPY} ${number}`;
    const name = original.slice(0, MAX_OBJECT_NAME_LENGTH - suffix.length) + suffix;
    if (isUniqueName(name, names)) return name;
  }
}

const COPY = ' - copy';

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
