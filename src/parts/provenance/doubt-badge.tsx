import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { placeDoubt, type PlaceDoubt } from '#machines/planning/place-doubt.ts';
import { Badge } from '#ui/content/badge.tsx';
import { offText } from '../quantities/off-text.ts';

type Props = {
  /** 1 sigma of the place, arcsec; nothing where that is not known. */
  readonly arcsec: number | null | undefined;
  readonly telescope: TelescopeProfile | undefined;
};

/** Marks a row whose elements are so old or poor that its object may not be where it is looked for; nothing on others. */
export function DoubtBadge({ arcsec, telescope }: Props) {
  const doubt = placeDoubt(arcsec ?? undefined, telescope);
  return doubt === undefined ? null : <Badge tone="attention" {...doubtWords(doubt)} />;
}

const BEYOND = {
  field: 'more than the field of the telescope',
  arcmin: 'more than an arcminute',
} as const;

function doubtWords(doubt: PlaceDoubt): { readonly text: string; readonly meaning: string } {
  if (doubt.kind === 'unknown')
    return { text: '± ?', meaning: 'How far its position may be off is not known' };
  const off = offText(doubt.arcsec);
  return { text: `± ${off}`, meaning: `Its position may be ${off} off, ${BEYOND[doubt.beyond]}` };
}
