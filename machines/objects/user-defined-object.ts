import {
  designatorOf,
  type UserDefinedKind,
  type UserDefinedObject,
  userDefinedObject,
} from '#contract/user-defined/user-defined-object.ts';

/** Diameter of a dark body with H = 0 and an albedo of 1, m. Source: Fowler & Chillemi (1992), PL-TR-92-2049. */
const UNIT_DIAMETER_M = 1_329_000;

/** Digits of an estimated diameter: it may be off by half, and links that contain a whole state carry each digit. */
const ESTIMATED_DIGITS = 5;

/** Geometric albedo of a body of which none is known. */
const ALBEDO = 0.14;

/** Diameter where none can be derived, m. */
const DEFAULT_DIAMETER_M: Readonly<Record<UserDefinedKind, number>> = {
  ELLIPTICAL: 250,
  HYPERBOLIC: 250,
  FVT: 20,
};

export type MadeObject =
  | { readonly kind: 'made'; readonly object: UserDefinedObject }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The object that a form describes, or which of its values is refused.
 *
 * @param values of the form's fields, by field.
 */
export function makeUserDefinedObject(
  kind: UserDefinedKind,
  values: Readonly<Record<string, number | string>>,
): MadeObject {
  const designator = designatorOf(String(values['objectName']));
  const magnitude = values['absoluteMagnitude'];
  const mag = typeof magnitude === 'number' ? magnitude : undefined;
  const made = userDefinedObject.safeParse({
    ...values,
    type: kind,
    designator,
    catalogueNumber: designator,
    keplerianOnly: false,
    perturbedOn: false,
    diam: diameterOf(kind, mag),
    ...(mag === undefined ? {} : { mag }),
  });
  if (made.success) return { kind: 'made', object: made.data };
  const [issue] = made.error.issues;
  return {
    kind: 'refused',
    message: issue === undefined ? made.error.message : `${issue.path.join('.')}: ${issue.message}`,
  };
}

/**
 * Diameter from absolute magnitude, m.
 *
 * @param mag H; a body without one gets the default of its kind.
 */
export function diameterOf(kind: UserDefinedKind, mag: number | undefined): number {
  if (mag === undefined) return DEFAULT_DIAMETER_M[kind];
  const metres = (UNIT_DIAMETER_M / Math.sqrt(ALBEDO)) * 10 ** (-0.2 * mag);
  return Number(metres.toPrecision(ESTIMATED_DIGITS));
}
