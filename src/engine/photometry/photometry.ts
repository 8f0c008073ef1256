import { magnitudeHG } from './h-g.ts';
import { magnitudeHG1G2 } from './h-g1-g2.ts';
import { totalMagnitude } from './comet.ts';

/** How bright a body is, by the law that its catalogue gives parameters for. */
export type Photometry =
  | { readonly law: 'H-G'; readonly h: number; readonly g: number }
  | { readonly law: 'H-G1-G2'; readonly h: number; readonly g1: number; readonly g2: number }
  | { readonly law: 'comet'; readonly m1: number; readonly k1: number };

/**
 * Apparent V magnitude (of comets the total magnitude).
 *
 * @param rAu distance from the Sun, au, positive
 * @param deltaAu distance from the observer, au, positive
 * @param phase Sun-object-observer angle, rad, 0 to π; comets ignore it
 */
export function apparentMagnitude(law: Photometry, rAu: number, deltaAu: number, phase: number): number {
  switch (law.law) {
    case 'H-G':
      return magnitudeHG(law.h, law.g, rAu, deltaAu, phase);
    case 'H-G1-G2':
      return magnitudeHG1G2(law.h, law.g1, law.g2, rAu, deltaAu, phase);
    case 'comet':
      return totalMagnitude(law.m1, law.k1, rAu, deltaAu);
  }
}

/** The magnitude at a phase of zero, at which no function of the phase is evaluated; distances as for {@link apparentMagnitude}. */
export function magnitudeAtOpposition(law: Photometry, rAu: number, deltaAu: number): number {
  return law.law === 'comet'
    ? totalMagnitude(law.m1, law.k1, rAu, deltaAu)
    : law.h + 5 * Math.log10(rAu * deltaAu);
}
