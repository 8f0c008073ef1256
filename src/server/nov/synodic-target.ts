import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import type { SynodicHyperbolicQuery, SynodicQuery } from '#contract/nov/synodic.ts';
import { USER_DEFINED } from '#contract/user-defined.ts';
import type { VisibleBody } from '../compute.ts';
import { ProblemError } from '../problem-error.ts';
import { bodyOf, ellipticalElements, openElements } from '../user-defined-objects.ts';
import { provenanceOf } from './orbit-record.ts';

/** What a path is wanted of, and where its elements come from. */
export type SynodicTarget = { readonly body: VisibleBody; readonly provenance: OrbitProvenance };

/** An object of the catalogue. */
export function catalogueTarget(body: SmallBody, catalogueDate: string): SynodicTarget {
  return { body, provenance: provenanceOf(body, catalogueDate) };
}

/** The ellipse of a query. @throws ProblemError `missing-parameter` naming an element that is not given. */
export function ellipseTarget(query: SynodicQuery): SynodicTarget {
  const { kep_epoch, kep_a, kep_e, kep_i, kep_long, kep_omega, kep_mean } = query;
  const elements = ellipticalElements({
    kep_epoch: given('kep_epoch', kep_epoch),
    kep_a: given('kep_a', kep_a),
    kep_e: given('kep_e', kep_e),
    kep_i: given('kep_i', kep_i),
    kep_long: given('kep_long', kep_long),
    kep_omega: given('kep_omega', kep_omega),
    kep_mean: given('kep_mean', kep_mean),
  });
  return userDefined(query.desig, { elements, absoluteMagnitude: query.kep_mag, slope: query.kep_slope });
}

/** The hyperbola or parabola of a query. */
export function openOrbitTarget(query: SynodicHyperbolicQuery): SynodicTarget {
  const { com_mag, com_slope } = query;
  return userDefined(query.desig, {
    elements: openElements(query),
    absoluteMagnitude: com_mag,
    slope: com_slope,
  });
}

function userDefined(
  name: string,
  known: Pick<SmallBody, 'elements'> & { absoluteMagnitude: number | undefined; slope: number | undefined },
): SynodicTarget {
  const body = bodyOf({ name, ...defined(known) });
  return { body, provenance: { source: USER_DEFINED, catalogueDate: '' } };
}

function given(parameter: string, value: number | undefined): number {
  if (value !== undefined) return value;
  throw new ProblemError('missing-parameter', {
    detail: `With kep=true the parameter ${parameter} is needed, but it is missing.`,
    parameter,
  });
}
