import type { TableFacts } from '#contract/nov/perturbed.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import type { ActiveObject } from './active-object.ts';

const UNCERTAINTY: Readonly<Record<TableFacts['uncertaintyFrom'], string>> = {
  covariance: 'from the covariance of the orbit',
  U: 'a rough estimate from the uncertainty parameter U of the orbit',
  none: 'not known',
};

/** The source of the selected object's orbit, its force model, and the source of its uncertainty. */
export function provenanceLines({
  provenance,
  epochMs,
  uncertaintyFrom,
}: Pick<ActiveObject, 'provenance' | 'epochMs' | 'uncertaintyFrom'>): readonly string[] {
  if (provenance === undefined) return [];
  const { source, catalogueDate, forceModel } = provenance;
  const orbit = [
    source,
    epochMs === undefined ? '' : `elements of ${dayText(epochMs)} TDB`,
    catalogueDate === '' ? '' : `catalogue of ${catalogueDate}`,
  ].filter((part) => part !== '');
  return [
    `Orbit: ${orbit.join(', ')}.`,
    ...(forceModel === undefined ? [] : [`Force model, ${forceModel}.`]),
    ...(uncertaintyFrom === undefined ? [] : [`Uncertainty: ${UNCERTAINTY[uncertaintyFrom]}.`]),
  ];
}
