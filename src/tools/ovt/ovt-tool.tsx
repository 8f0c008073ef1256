import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { ObjectEditorSlot } from '#parts/object-editor/object-editor-slot.tsx';
import { ObjectsSlot } from '#parts/objects/objects-slot.tsx';
import { followFocus } from '#parts/orbit-objects/follow-focus.ts';
import { usePage } from '#parts/page.tsx';
import { ToolPopups } from '#parts/popups/tool-popups.tsx';
import { viewpointAlong } from '#parts/scene/axis-viewpoint.ts';
import { SidePart } from '#parts/side-part.tsx';
import { isPhone } from '#parts/scene/is-phone.ts';
import { Stage } from '#parts/scene/stage.tsx';
import { Timeline } from '#parts/timeline/timeline.tsx';
import type { OvtSession } from './ovt-session.ts';
import { startOvt } from './start-ovt.ts';

const SelectObjectsPanel = lazyPart(
  async () => (await import('./select-objects-panel.tsx')).SelectObjectsPanel,
);
const OrbitLegend = lazyPart(async () => (await import('#parts/legends/orbit-legend.tsx')).OrbitLegend);
const DetailsPanel = lazyPart(async () => (await import('./details/details-panel.tsx')).DetailsPanel);
const OrbitsTable = lazyPart(async () => (await import('./orbits-table.tsx')).OrbitsTable);

/** Zoom of the views along an axis: the Sun from a distance of 5 au. */
const AXIS_ZOOM = 2.5;

/** The orbit-visualisation tool: orbits around the Sun in three dimensions. */
export function OvtTool() {
  const session = usePage().tools.open(startOvt);
  const { ovt, sources, scene } = session;
  const { objectList, editor } = useSelector(ovt, ({ context }) => context);
  const [isListOpen, setListOpen] = useState(() => !isPhone());
  const [areDetailsOpen, setDetailsOpen] = useState(true);
  const turnDetails = (isOpen: boolean) => {
    if (!isOpen && isListOpen && isPhone()) setListOpen(false);
    else setDetailsOpen(isOpen);
  };
  const isSelected = useSelector(sources.objects, ({ context }) => context.selected !== undefined);
  const hasLegend = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'orbitLegend'),
  );
  useNamedObject(session);
  return (
    <div className="scene-tool">
      <Stage
        session={scene}
        description="The solar system with the objects that are shown."
        start={
          <SidePart>
            <SelectObjectsPanel session={session} isOpen={isListOpen} onOpenChange={setListOpen} />
          </SidePart>
        }
        details={
          isSelected ? (
            <DetailsPanel session={session} isOpen={areDetailsOpen} onOpenChange={turnDetails} />
          ) : null
        }
        legends={
          hasLegend ? (
            <SidePart>
              <OrbitLegend settings={sources.settings} />
            </SidePart>
          ) : null
        }
        renderTable={(onClose) => <OrbitsTable sources={sources} onClose={onClose} />}
        onAxis={(axis) => {
          followFocus(sources.objects, scene.view, SUN_FOCUS);
          sources.settings.send({ type: 'zoom.chosen', zoom: AXIS_ZOOM });
          scene.view.look(viewpointAlong(axis));
        }}
      />
      <Timeline timeline={sources.timeline} />
      <ToolPopups owner={ovt}>
        <ObjectsSlot list={objectList} />
        <ObjectEditorSlot editor={editor} />
      </ToolPopups>
    </div>
  );
}

/** Looks up and shows the object named in the address, `?object=`. */
function useNamedObject({ ovt }: OvtSession): void {
  const search = useSearch();
  const phrase = new URLSearchParams(search).get('object');
  useEffect(() => {
    if (phrase !== null && phrase.trim() !== '') ovt.send({ type: 'object.requested', phrase });
  }, [ovt, phrase]);
}

/** For whoever starts the tool without showing it, to restore or collect its state: its script comes in one piece. */
export { startOvt };
