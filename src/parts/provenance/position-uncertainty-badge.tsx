import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import {
  positionUncertaintyWarning,
  type PositionUncertaintyWarning,
} from '#machines/planning/position-uncertainty-warning.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Term } from '../glossary/term.tsx';
import { roundedAngleText } from '../quantities/angle-text.ts';

type Props = {
  /** 1 sigma of the place, arcsec; nothing where that is not known. */
  readonly arcsec: number | null | undefined;
  readonly telescope: TelescopeProfile | undefined;
};

/** Marks a row whose elements are so old or poor that its object may not be where it is searched for; nothing on others. */
export function PositionUncertaintyBadge({ arcsec, telescope }: Props) {
  const warning = positionUncertaintyWarning(arcsec ?? undefined, telescope);
  if (warning === undefined) return null;
  return (
    <Term name="place-error">
      <Badge tone="attention" {...warningWords(warning)} />
    </Term>
  );
}

const BEYOND = {
  field: 'more than the field of the telescope',
  arcmin: 'more than an arcminute',
} as const;

function warningWords(warning: PositionUncertaintyWarning): {
  readonly text: string;
  readonly meaning: string;
} {
  if (warning.kind === 'unknown')
    return { text: '± ?', meaning: 'How far its position may be off is not known' };
  const off = roundedAngleText(warning.arcsec);
  return { text: `± ${off}`, meaning: `Its position may be ${off} off, ${BEYOND[warning.beyond]}` };
}
