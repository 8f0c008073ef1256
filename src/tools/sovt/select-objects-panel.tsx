import { useSelector } from '@xstate/react';
import { type Focus, focusChoices, type OrbitList } from '#machines/orbits/orbit-list.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { PathList } from '#machines/sovt/path-list.ts';
import { EARTH_FOCUS } from '#machines/sovt/sovt-tables.ts';
import { FocusSelect } from '#parts/orbit-objects/focus-select.tsx';
import { ListedObjects } from '#parts/orbit-objects/objects-table.tsx';
import { UserDefinedObjects } from '#parts/orbit-objects/user-defined-objects.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { ParametersSection } from './parameters-section.tsx';
import type { SovtSession, SovtSources } from './sovt-session.ts';

export type SelectObjectsPanelProps = {
  session: SovtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Chooses what is calculated and followed: catalogue objects, user-defined objects, their parameters, the focus. */
export function SelectObjectsPanel({ session, isOpen, onOpenChange }: SelectObjectsPanelProps) {
  const { sovt, scene } = session;
  const { objects, paths, settings } = session.sources;
  const list = useSelector(paths, ({ context }) => context);
  const hasPlanets = useSelector(settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'synodicPlanets'),
  );
  const canShow = (designator: string) => list.calculated.has(designator);
  return (
    <FloatingPanel title="Select objects" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ListedObjects
        objects={objects}
        loading={paths}
        canShow={canShow}
        onConfigure={() => sovt.send({ type: 'objects.requested', tab: 'select' })}
      />
      <UserDefinedObjects
        objects={objects}
        loading={paths}
        canShow={canShow}
        onRequest={(request) => sovt.send(request)}
      />
      <ParametersSection sovt={sovt} />
      <PopulationSection sources={session.sources} />
      <PanelSection>
        <FocusSelect
          objects={objects}
          view={scene.view}
          choicesOf={(all) => synodicFocusChoices(all, list, hasPlanets)}
        />
      </PanelSection>
    </FloatingPanel>
  );
}

/**
 * What the focus selector offers: Sun, planets and the objects that have a path; the Earth alone where no planets are shown.
 *
 * @param planets whether they are.
 */
export function synodicFocusChoices(
  list: Pick<OrbitList, 'objects'>,
  { calculated }: Pick<PathList, 'calculated'>,
  planets: boolean,
): readonly Focus[] {
  if (!planets) return [EARTH_FOCUS];
  return focusChoices(list).filter((focus) => focus.kind === 'body' || calculated.has(focus.designator));
}

/** Opens and closes the list of all near-Earth objects, which also puts them into the scene. */
function PopulationSection({ sources }: { sources: SovtSources }) {
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
