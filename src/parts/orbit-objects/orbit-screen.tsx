import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { ObjectEditorActor } from '#machines/editor/object-editor.ts';
import type { ObjectListActor } from '#machines/objects/object-list.ts';
import type { NamedObject } from '#machines/objects/object-messages.ts';
import { SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import { isAddressOpen, type Joining } from '#machines/orbits/restoring.ts';
import { presentOf, type ToolPresence } from '#machines/popups/coordinator.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { ZOOM } from '#machines/scene/zoom.ts';
import { EMBEDDING } from '../embedding.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { LegendEntriesOf } from '../legends/legend-entries.ts';
import { ToolPopups } from '../popups/tool-popups.tsx';
import { viewpointAlong } from '../scene/axis-viewpoint.ts';
import type { SceneSession } from '../scene/scene-session.ts';
import { Stage, type StageProps } from '../scene/stage.tsx';
import { ObjectsAway } from '../service-away.tsx';
import { SidePart } from '../side-part.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { useNamedObject } from '../tool-state/use-named-object.ts';
import type { Changing } from '../tool-state/use-new-search.ts';
import { followFocus } from './follow-focus.ts';
import type { OrbitSources } from './orbit-sources.ts';

const ObjectsSlot = lazyPart(async () => (await import('../objects/objects-slot.tsx')).ObjectsSlot);
const ObjectEditorSlot = lazyPart(
  async () => (await import('../object-editor/object-editor-slot.tsx')).ObjectEditorSlot,
);
const OrbitLegend = lazyPart(async () => (await import('../legends/orbit-legend.tsx')).OrbitLegend);

/** Whether a panel is open, and how it is turned. */
export type PanelTurn = { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };

export type OrbitScreenProps<Inputs> = Pick<StageProps<Inputs>, 'description' | 'renderTable'> & {
  name: 'ovt' | 'sovt';
  tool: ActorRef<Snapshot<unknown>, ToolPresence | NamedObject>;
  workflows: {
    readonly objectList: ObjectListActor;
    readonly editor: ObjectEditorActor;
    readonly restoring: Joining & Changing;
  };
  objects: OrbitSources['objects'];
  scene: SceneSession<Inputs>;
  /** The present state of the tool as JSON. */
  stateText: () => string;
  /** Entries of the legend; the kinds of orbits where left out. */
  legendOf?: LegendEntriesOf;
  /** The panel in which objects are chosen. */
  renderList: (turn: PanelTurn) => ReactNode;
  /** The panel of the selected object. */
  renderDetails: (turn: PanelTurn) => ReactNode;
  /** Media in which there is room for one panel beside the picture; those of a phone where left out. */
  narrow?: string;
  /** Choices of the view, beside the legend. */
  viewChoices?: ReactNode;
  /** Band on the slider of the timeline. */
  timelineBand?: ReactNode;
  /** Contents between view and timeline. */
  children?: ReactNode;
};

/** Where panels are sheets: below the picture there is room for one, and above it for the first lines of another. */
const SHEETS = '(max-width: 640px)';

/** A phone, also on its side. */
const PHONE = `${SHEETS}, (max-width: 950px) and (max-height: 499px)`;

/**
 * The screen of a 3D tool with objects on orbits about the Sun. Where there is room for one panel, the list is folded at first; while it is
 * open the details are folded, or a strip above it where panels are sheets, and it folds when they are opened.
 */
export function OrbitScreen<Inputs>(props: OrbitScreenProps<Inputs>) {
  const { tool, workflows, objects, scene, description, renderTable, renderList, renderDetails, children } =
    props;
  const hasRoomForOne = matchMedia(props.narrow ?? PHONE).matches;
  const [isListOpen, setListOpen] = useState(!hasRoomForOne && EMBEDDING === undefined);
  const [areDetailsOpen, setDetailsOpen] = useState(EMBEDDING === undefined);
  const isListAlone = hasRoomForOne && isListOpen;
  const turnDetails = (isOpen: boolean) => {
    if (isListAlone) setListOpen(false);
    setDetailsOpen(isListAlone || isOpen);
  };
  const hasLegend = useSelector(scene.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'orbitLegend'),
  );
  const isSelected = useSelector(objects, ({ context }) => context.selected !== undefined);
  useNamed(props);
  return (
    <div className="scene-tool">
      <Stage
        session={scene}
        description={description}
        start={<SidePart>{renderList({ isOpen: isListOpen, onOpenChange: setListOpen })}</SidePart>}
        details={
          isSelected
            ? renderDetails({
                isOpen: areDetailsOpen && !(isListAlone && !matchMedia(SHEETS).matches),
                onOpenChange: turnDetails,
              })
            : null
        }
        legends={
          <SidePart>
            {props.viewChoices}
            {hasLegend ? <OrbitLegend settings={scene.settings} entriesOf={props.legendOf} /> : null}
          </SidePart>
        }
        renderTable={renderTable}
        onAxis={(axis) => {
          followFocus(objects, scene.view, SUN_FOCUS);
          scene.settings.send({ type: 'zoom.chosen', zoom: ZOOM.initial });
          scene.view.look(viewpointAlong(axis));
        }}
      />
      {isListOpen ? null : <ObjectsAway />}
      {children}
      <Timeline timeline={scene.timeline} band={props.timelineBand} />
      <ToolPopups owner={tool}>
        <SidePart>
          <ObjectsSlot list={workflows.objectList} />
          <ObjectEditorSlot editor={workflows.editor} />
        </SidePart>
      </ToolPopups>
    </div>
  );
}

type NamingProps = Pick<OrbitScreenProps<unknown>, 'name' | 'tool' | 'workflows' | 'objects' | 'stateText'>;

function useNamed({ name, tool, workflows: { restoring }, objects, stateText }: NamingProps): void {
  useNamedObject(() => ({
    name,
    tool,
    stateText,
    listed: () => objects.getSnapshot().context.objects.map(({ designator }) => designator),
    isLookingUp: () => objects.getSnapshot().matches('lookingUp'),
    isOpen: () => isAddressOpen(presentOf({ restoring, objects })),
    changing: [restoring, objects],
  }));
}
