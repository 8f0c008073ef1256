import { labelOf, type SmallBody } from '#catalogue/small-body.ts';
import type { PerturbedEllipticalQuery, PerturbedHyperbolicQuery } from '#contract/nov/perturbed.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { type DaySpan, TICK_DAYS } from '#engine/table/orbit-table.ts';
import { julianDateFromIso } from '#engine/time/iso.ts';
import { tdbDayFromUtc } from '#engine/time/scales.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import type { BodyParts } from '../bodies/body-parts.ts';
import {
  bodyOf,
  ellipticalElements,
  forceOf,
  openElements,
  type UserDefinedObject,
} from '../bodies/user-defined-objects.ts';
import { requestedSpan, servedSpan } from './requested-span.ts';
import { modelDescription } from '../bodies/model-description.ts';
import { provenanceOf } from '../bodies/orbit-record.ts';
import type { TableRequest } from './perturbed-tables.ts';

type ModelParts = Pick<BodyParts, 'now' | 'software' | 'compute'>;

/** The perturbed orbit of a catalogue body over the whole span that is served, to its known impact at the latest. */
export function catalogueRequest(
  body: SmallBody,
  catalogue: ServiceCatalogue,
  parts: ModelParts,
): TableRequest {
  const span = servedSpan(parts.now());
  const { impactDate, provenance } = body;
  const toDay = impactDate === undefined ? span.toDay : julianDateFromIso(impactDate) + 1;
  return {
    key: `${catalogue.version} ${body.designation} ${provenance.orbit.name} ${provenance.orbit.date} ${provenance.solution ?? ''} ${span.toDay}`,
    name: labelOf(body),
    designator: body.designation,
    task: { body, span: { fromDay: span.fromDay, toDay } },
    provenance: { ...provenanceOf(body, catalogue.date), ...modelDescription(parts, 'perturbed') },
  };
}

/** The perturbed orbit of a user-defined ellipse. @throws ProblemError naming the date that is wrong. */
export function ellipticalRequest(query: PerturbedEllipticalQuery, parts: ModelParts): TableRequest {
  return userDefinedRequest(query, parts, { elements: ellipticalElements(query) });
}

/** The perturbed orbit of a user-defined hyperbola or parabola. @throws ProblemError naming the date that is wrong. */
export function hyperbolicRequest(query: PerturbedHyperbolicQuery, parts: ModelParts): TableRequest {
  return userDefinedRequest(query, parts, { elements: openElements(query), ...forceOf(query) });
}

function userDefinedRequest(
  query: { readonly name: string; readonly utcStart: string; readonly utcEnd: string },
  parts: ModelParts,
  orbit: Pick<UserDefinedObject, 'elements' | 'nonGravitational'>,
): TableRequest {
  const requested = requestedSpan(
    { parameter: 'utcStart', text: query.utcStart },
    { parameter: 'utcEnd', text: query.utcEnd },
    parts.now(),
  );
  const span = toTicks({
    fromDay: tdbDayFromUtc(requested.startUtc),
    toDay: tdbDayFromUtc(requested.endUtc),
  });
  return {
    key: JSON.stringify([query.name, span, orbit]),
    name: query.name,
    task: { body: bodyOf({ name: query.name, ...orbit }), span },
    provenance: { source: USER_DEFINED, catalogueDate: '', ...modelDescription(parts, 'perturbed') },
  };
}

/** A span that ends on ticks, on which rows are: the table has both ends of the requested span. */
function toTicks({ fromDay, toDay }: DaySpan): DaySpan {
  return {
    fromDay: Math.floor(fromDay / TICK_DAYS) * TICK_DAYS,
    toDay: Math.ceil(toDay / TICK_DAYS) * TICK_DAYS,
  };
}
