import { useActorRef, useSelector } from '@xstate/react';
import { serviceStatusActors } from '#client/service-status.ts';
import type { CatalogueStatus } from '#contract/status.ts';
import { countText } from '#contract/text/count-text.ts';
import { serviceStatusMachine } from '#machines/kit/service-status.ts';
import { Note } from '#ui/content/note.tsx';

const PROVIDED = serviceStatusMachine.provide({ actors: serviceStatusActors() });

/** Says how short lists are while a service that prepares itself has the built-in catalogue alone; nothing later. */
export function FirstCatalogueNote({ className }: { readonly className?: string }) {
  const actor = useActorRef(PROVIDED);
  const catalogue = useSelector(actor, ({ context }) => context.status?.catalogue);
  const text = catalogue && firstCatalogueText(catalogue);
  if (text === undefined) return null;
  return (
    <div className={className}>
      <Note>{text}</Note>
    </div>
  );
}

/** Remark about the built-in catalogue before the first full one; undefined where none is on its way. */
export function firstCatalogueText({
  name,
  nearEarthObjects,
  loading,
  refresh,
}: Pick<CatalogueStatus, 'name' | 'nearEarthObjects' | 'loading' | 'refresh'>): string | undefined {
  if (name !== 'built-in' || !(loading || refresh.state === 'fetching')) return undefined;
  return `Only ${countText(nearEarthObjects, 'well-known object')} so far: the full catalogue is being prepared.`;
}
