import type { ListedRisk } from '#contract/fvt/flyby.ts';
import { numberText } from '#parts/quantities/number-text.ts';

/** Digits of how unlikely something is that deserve to be shown. */
const DIGITS = 2;

/** A service's statement about possible impacts, in words to quote. */
export function riskWords(risk: ListedRisk): string {
  const { list, listDate, probability, firstYear, lastYear, possibleImpacts } = risk;
  const { palermoCumulative: palermo, torinoMaximum: torino } = risk;
  const chance = probability === undefined || probability <= 0 ? '' : ` ${oddsText(probability)}`;
  const years = firstYear === undefined || lastYear === undefined ? '' : ` ${yearsText(firstYear, lastYear)}`;
  const together = possibleImpacts === undefined ? '' : `, ${impactsText(possibleImpacts)}`;
  const scales = [
    ...(palermo === undefined ? [] : [`Palermo scale ${palermo.toFixed(2).replace('-', '−')}`]),
    ...(torino === undefined ? [] : [`Torino scale ${torino}`]),
  ];
  const rated = scales.length === 0 ? '' : ` ${scales.join(', ')}.`;
  return `${list}, ${listDate}: an impact on the Earth is possible${years},${chance || ' with an unpublished probability'}${together}.${rated}`;
}

function oddsText(probability: number): string {
  const count = Number((1 / probability).toPrecision(DIGITS));
  return `with a probability of 1 in ${numberText(count, 0)}`;
}

function yearsText(first: number, last: number): string {
  return first === last ? `in ${first}` : `between ${first} and ${last}`;
}

function impactsText(count: number): string {
  return count === 1 ? 'at one date' : `all ${numberText(count, 0)} dates together`;
}
