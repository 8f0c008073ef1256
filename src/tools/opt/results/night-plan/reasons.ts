import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import type { Criterion } from '#engine/plan/priority.ts';
import type { LeftOutReason } from '#machines/opt/night-plan/planned-night.ts';
import { fixedText } from '#parts/quantities/number-text.ts';

/** Why an object cannot be observed, in words, with the limit that prevents it. */
export function reasonText(reason: LeftOutReason, settings: NightPlanSettings): string {
  switch (reason) {
    case 'sun-up':
      return `The Sun is never below ${fixedText(settings.sunBelow, 0)}° for a whole step`;
    case 'too-low':
      return `Never above ${fixedText(settings.altitudeAbove, 0)}° while it is dark`;
    case 'obstructed':
      return 'Behind your horizon while it is dark and high enough';
    case 'too-faint':
      return `Fainter than your limit of V ${fixedText(settings.magnitudeLimit ?? 0, 1)}`;
    case 'near-moon':
      return `Within ${fixedText(settings.moonApart, 0)}° of the Moon`;
    case 'at-meridian':
      return `Within ${fixedText(settings.meridianGap, 0)}° of the meridian`;
    case 'no-ephemeris':
      return 'No ephemeris for this night';
    case 'slot-too-long':
      return 'Observable for less time than its slot takes';
    case 'no-room':
      return 'No room beside objects that score higher';
  }
}

/** The name and the explanation of a criterion of the weight. */
export const CRITERION_TEXTS: Readonly<Record<Criterion, { readonly title: string; readonly tag: string }>> =
  {
    setting: { title: 'Setting soon', tag: 'sets soon' },
    rate: { title: 'Fast', tag: 'fast' },
    unobserved: { title: 'Long unobserved', tag: 'unobserved' },
    uncertainty: { title: 'Uncertain position', tag: 'uncertain' },
    risk: { title: 'On a risk list', tag: 'risk list' },
  };
