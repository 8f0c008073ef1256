import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { failureOf } from '#contract/failure.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { SettingsRail } from '#parts/display-settings/settings-rail.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { AxesViewer, viewpointAlong } from '#parts/scene/axes-viewer.tsx';
import { ZoomControl } from '#parts/scene/zoom-control.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { OrbitLegend } from './legends/orbit-legend.tsx';
import { SelectObjectsPanel } from './panel/select-objects-panel.tsx';
import type { OvtSession } from './session.ts';
import { pickSwarmObject } from './swarm/pick-swarm-object.ts';
import { followFocus } from './view/camera-control.ts';
import { OrbitsCanvas } from './view/orbits-canvas.tsx';
import { SkyStatus } from './view/sky-status.tsx';
import { SUN_FOCUS } from '#machines/orbits/orbit-list.ts';

const DisplaySettingsPanel = lazyPart(
  async () => (await import('#parts/display-settings/display-settings-panel.tsx')).DisplaySettingsPanel,
);
const DetailsPanel = lazyPart(async () => (await import('./details/details-panel.tsx')).DetailsPanel);
const ViewTable = lazyPart(async () => (await import('./view-table.tsx')).ViewTable);
const RecorderBar = lazyPart(async () => (await import('#parts/recorder/recorder-bar.tsx')).RecorderBar);

/** The view with all that floats over it. */
export function Stage({ session }: { session: OvtSession }) {
  const { ovt, sources, view } = session;
  const [hasWebGl, setWebGl] = useState(true);
  const [isTableOpen, setTableOpen] = useState(false);
  const [areDetailsOpen, setDetailsOpen] = useState(true);
  const recorder = useSelector(ovt, ({ context }) => context.recorder);
  const isOnAir = useSelector(recorder, (state) => state.hasTag('onAir'));
  const isRecorderOpen = useSelector(recorder, (state) => !state.matches('hidden'));
  const isSelected = useSelector(sources.objects, ({ context }) => context.selected !== undefined);
  const isDisplayOpen = useSelector(sources.settings, (state) => state.matches('display'));
  const hasLegend = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'orbitLegend'),
  );

  const tellOfMissing = useCallback(
    (error: unknown) => ovt.send({ type: 'request.failed', failure: failureOf(error) }),
    [ovt],
  );

  if (!hasWebGl) return <WithoutWebGl session={session} onEphemerisMissing={tellOfMissing} />;
  return (
    <div
      className={classNames(
        'ovt-stage',
        (isDisplayOpen || isTableOpen) && 'ovt-tall-side',
        isTableOpen && 'ovt-wide-side',
      )}
    >
      <OrbitsCanvas
        sources={sources}
        description="The solar system with the objects that are shown."
        onView={view.set}
        onNoWebGl={() => setWebGl(false)}
        onSwarmPicked={(row) => void pickSwarmObject(session, row)}
        onEphemerisMissing={tellOfMissing}
      />
      <SkyStatus sources={sources} />
      <div className="ovt-start">
        <SelectObjectsPanel session={session} />
      </div>
      <div className="ovt-end">
        <SidePart>
          {isDisplayOpen ? (
            <DisplaySettingsPanel settings={sources.settings} timeline={sources.timeline} />
          ) : isOnAir || !isSelected ? null : (
            <DetailsPanel session={session} isOpen={areDetailsOpen} onOpenChange={setDetailsOpen} />
          )}
        </SidePart>
        {isTableOpen ? (
          <SidePart>
            <ViewTable
              sources={sources}
              onClose={() => setTableOpen(false)}
              onEphemerisMissing={tellOfMissing}
            />
          </SidePart>
        ) : null}
        <div className="ovt-tools">
          <SettingsRail
            settings={sources.settings}
            isTableOpen={isTableOpen}
            onTable={setTableOpen}
            onExport={(format) => {
              if (format === 'img') void exportedPicture(session);
              else recorder.send({ type: 'recorder.opened' });
            }}
          />
          <ZoomControl settings={sources.settings} />
        </div>
      </div>
      <div className="ovt-corner">
        {isRecorderOpen ? (
          <SidePart>
            <RecorderBar recorder={recorder} />
          </SidePart>
        ) : null}
        <AxesViewer
          viewpoint={sources.viewpoint}
          onAxis={(axis) => {
            followFocus(sources, SUN_FOCUS);
            sources.settings.send({ type: 'zoom.chosen', zoom: 2.5 });
            sources.viewpoint.set(viewpointAlong(axis));
          }}
        />
        {hasLegend && !isOnAir ? <OrbitLegend settings={sources.settings} /> : null}
      </div>
    </div>
  );
}

async function exportedPicture(session: OvtSession): Promise<void> {
  const { exportPicture } = await import('./export/export-picture.ts');
  await exportPicture(session);
}

/** What remains without WebGL: lists, and the view as a table. */
function WithoutWebGl({
  session,
  onEphemerisMissing,
}: {
  session: OvtSession;
  onEphemerisMissing: (error: unknown) => void;
}) {
  return (
    <div className="ovt-stage ovt-plain">
      <SelectObjectsPanel session={session} />
      <div className="ovt-plain-table">
        <EmptyState title="This browser shows no 3D graphics (WebGL). The view is told as a table instead." />
        <SidePart>
          <ViewTable sources={session.sources} onClose={undefined} onEphemerisMissing={onEphemerisMissing} />
        </SidePart>
      </div>
    </div>
  );
}
