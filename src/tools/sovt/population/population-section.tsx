import { useSelector } from '@xstate/react';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { SovtSources } from '../sovt-session.ts';

/** Opens and closes the list of all near-Earth objects, which also puts them into the scene. */
export function PopulationSection({ sources }: { sources: SovtSources }) {
  const { population, settings } = sources;
  const isOpen = useSelector(population, ({ context }) => context.isOpen);
  return (
    <PanelSection title="Population">
      <p className="small muted">
        How bright every near-Earth object gets within a year, and when it can be seen.
      </p>
      <Button
        size="small"
        onPress={() => {
          settings.send({ type: 'panel.closed' });
          population.send({ type: isOpen ? 'population.closed' : 'population.requested' });
        }}
      >
        {isOpen ? 'Hide all near-Earth objects' : 'Show all near-Earth objects'}
      </Button>
    </PanelSection>
  );
}
