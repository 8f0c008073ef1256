import { ExternalLink } from 'lucide-react';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { archiveOf } from '../archive-link.ts';

type Props = { readonly object: ObjectTable; readonly className?: string };

/** The link to the archive's page of an object; nothing where there is no such page. */
export function PreviousObservations({ object, className = '' }: Props) {
  const address = archiveOf(object);
  if (address === undefined) return null;
  return (
    <OutsideLink
      className={`archive-link ${className}`}
      href={address}
      aria-label={`Previous observations of ${objectTitle(object)}, in a new tab`}
    >
      <ExternalLink className="icon" aria-hidden />
    </OutsideLink>
  );
}
