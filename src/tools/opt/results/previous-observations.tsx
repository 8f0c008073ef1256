import { ExternalLink } from 'lucide-react';

/** The link to the archive's page of an object; nothing where there is no address. @param title how the object is called. */
export function PreviousObservations({ address, title }: { address: string | undefined; title: string }) {
  if (address === undefined) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={`Previous observations of ${title}, in a new tab`}
    >
      <ExternalLink className="icon" aria-hidden />
    </a>
  );
}
