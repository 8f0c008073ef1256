import { photometryOf } from '#catalogue/brightness.ts';
import { defined } from '#catalogue/defined.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import type { SynodicHyperbolicQuery, SynodicQuery } from '#contract/nov/synodic.ts';
import type { PublishedPhotometry } from '#contract/photometry.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import type { MovingBody } from '../tasks/moving-body.ts';
import {
  bodyOf,
  ellipticalElements,
  forceOf,
  openElements,
  requestedPhotometry,
} from '../bodies/user-defined-objects.ts';
import { requireParameter } from '../http/read-query.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';

/** The object of a path, how it shines, and where its elements come from. */
export type SynodicTarget = {
  readonly body: MovingBody;
  /** Absent where no magnitude is known. */
  readonly photometry?: PublishedPhotometry;
  readonly provenance: OrbitProvenance;
};

/** Slope parameters of the H-G and H-G1-G2 laws, and of a comet, where a query has them. */
type Slopes = Pick<SynodicQuery, 'g' | 'g1' | 'g2' | 'k1'>;

/** The elements that a query may have. */
type EllipseQuery = Omit<SynodicQuery, 'initD' | 'finalD'>;
type OpenOrbitQuery = Omit<SynodicHyperbolicQuery, 'initD' | 'finalD'>;

/** An object of the catalogue. */
export function catalogueTarget(body: SmallBody, catalogueDate: string, slopes: Slopes): SynodicTarget {
  const photometry = brightnessOf(photometryOf(body), slopes);
  return { body, ...defined({ photometry }), provenance: provenanceOf(body, catalogueDate) };
}

/** The ellipse of a query. @throws ProblemError `missing-parameter` naming an element that is not given. */
export function ellipseTarget(query: EllipseQuery): SynodicTarget {
  const { desig, kep_mag, kep_slope } = query;
  const elements = ellipticalElements({
    kep_epoch: requireParameter(query, 'kep_epoch'),
    kep_a: requireParameter(query, 'kep_a'),
    kep_e: requireParameter(query, 'kep_e'),
    kep_i: requireParameter(query, 'kep_i'),
    kep_long: requireParameter(query, 'kep_long'),
    kep_omega: requireParameter(query, 'kep_omega'),
    kep_mean: requireParameter(query, 'kep_mean'),
  });
  return userDefined(desig, defined({ elements, absoluteMagnitude: kep_mag, slope: kep_slope }), query);
}

/** The hyperbola or parabola of a query. */
export function openOrbitTarget(query: OpenOrbitQuery): SynodicTarget {
  const { desig, com_mag, com_slope } = query;
  const orbit = { elements: openElements(query), ...forceOf(query) };
  return userDefined(desig, defined({ ...orbit, absoluteMagnitude: com_mag, slope: com_slope }), query);
}

function userDefined(
  name: string,
  known: Pick<SmallBody, 'elements' | 'nonGravitational' | 'absoluteMagnitude' | 'slope'>,
  slopes: Slopes,
): SynodicTarget {
  const body = bodyOf({ name, ...known });
  const photometry =
    slopes.k1 === undefined
      ? brightnessOf(requestedPhotometry(body), slopes)
      : cometBrightness(body, slopes.k1);
  return { body, ...defined({ photometry }), provenance: { source: USER_DEFINED, catalogueDate: '' } };
}

function cometBrightness(
  { absoluteMagnitude: m1 }: Pick<SmallBody, 'absoluteMagnitude'>,
  k1: number,
): PublishedPhotometry | undefined {
  return m1 === undefined ? undefined : { law: 'comet', m1, k1, slopeFrom: 'request' };
}

/**
 * The law of an object's brightness: of a comet that of its total magnitude; of any other H-G1-G2 where both
 * slopes are given, else H-G with the G of the query, of the catalogue, or where none is known the default
 * one.
 *
 * @throws ProblemError `missing-parameter` where one of G1 and G2 comes without the other.
 */
function brightnessOf(law: PublishedPhotometry | undefined, slopes: Slopes): PublishedPhotometry | undefined {
  const { g } = slopes;
  const hasTwoSlopes = slopes.g1 !== undefined || slopes.g2 !== undefined;
  const [g1, g2] = hasTwoSlopes ? [requireParameter(slopes, 'g1'), requireParameter(slopes, 'g2')] : [];
  if (law?.law !== 'H-G') return law;
  if (g1 !== undefined && g2 !== undefined) return { law: 'H-G1-G2', h: law.h, g1, g2, slopeFrom: 'request' };
  return g === undefined ? law : { ...law, g, slopeFrom: 'request' };
}
