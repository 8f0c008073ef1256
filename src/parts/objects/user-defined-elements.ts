import { modifiedTdbOfUtc } from '#contract/nov/modified-date.ts';
import type { HyperbolicObject, OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { fixedText } from '../quantities/number-text.ts';

/** An element of an orbit: symbol, value, unit (empty for pure numbers), and decimals in a list. */
type Element = readonly [symbol: string, value: number, unit: string, decimals: number];

/** The kind of orbit of a user-defined object with its size, inclination and brightness, short enough for lists. */
export function userDefinedElementsText(object: OrbitalObject): string {
  const [kind, shape] =
    object.type === 'ELLIPTICAL'
      ? (['Elliptical', ['Q', object.aphelionDistance, 'au', 3]] as const)
      : (['Hyperbolic', ['e', object.eccentricity, '', 3]] as const);
  const { perihelionDistance, inclination, absoluteMagnitude } = object;
  const elements: readonly Element[] = [
    ['q', perihelionDistance, 'au', 3],
    shape,
    ['i', inclination, 'deg', 2],
    ['H', absoluteMagnitude, 'mag', 1],
  ];
  const texts = elements.map(([symbol, value, unit, decimals]) =>
    `${symbol} ${fixedText(value, decimals)} ${unit}`.trim(),
  );
  return `${kind}: ${texts.join(', ')}`;
}

/** All elements of a user-defined object as they were typed; ecliptic J2000, dates as Modified Julian Dates TDB. */
export function userDefinedOrbitText(object: OrbitalObject): string {
  const { perihelionDistance, inclination, perihelionArgument, absoluteMagnitude, slopeParameter } = object;
  const elements: readonly (readonly [symbol: string, value: number, unit: string])[] =
    object.type === 'ELLIPTICAL'
      ? [
          ['q', perihelionDistance, 'au'],
          ['Q', object.aphelionDistance, 'au'],
          ['i', inclination, 'deg'],
          ['node', object.rightAscension, 'deg'],
          ['argument', perihelionArgument, 'deg'],
          ['M', object.meanAnomaly, 'deg'],
        ]
      : [
          ['q', perihelionDistance, 'au'],
          ['e', object.eccentricity, ''],
          ['i', inclination, 'deg'],
          ['node', object.ascendingNodeLongitude, 'deg'],
          ['argument', perihelionArgument, 'deg'],
          ['perihelion MJD', modifiedTdbOfUtc(object.pericentrePassage), 'TDB'],
          ...forceOf(object),
        ];
  const brightness = [['H', absoluteMagnitude, 'mag'] as const, ['G', slopeParameter, ''] as const];
  return [['epoch MJD', modifiedTdbOfUtc(object.referenceEpoch), 'TDB'] as const, ...elements, ...brightness]
    .map(([symbol, value, unit]) => `${symbol} ${signed(String(value))} ${unit}`.trim())
    .join(', ');
}

/** The typed parameters of the non-gravitational force of an open orbit. */
function forceOf({ a1, a2, a3, nonGravitationalDelay: delay }: HyperbolicObject) {
  const terms = [
    ['A1', a1, 'au/d²'],
    ['A2', a2, 'au/d²'],
    ['A3', a3, 'au/d²'],
    ['DT', delay, 'd'],
  ] as const;
  return terms.flatMap(([symbol, value, unit]) =>
    value === undefined ? [] : [[symbol, value, unit] as const],
  );
}

/** The same figures with the true minus sign. */
function signed(figures: string): string {
  return figures.replaceAll('-', '−');
}
