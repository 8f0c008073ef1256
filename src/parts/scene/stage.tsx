import './stage.css';
import './small-stage.css';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Axis } from '#render/cameras/axis-views.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '../lazy-part.tsx';
import { SidePart } from '../side-part.tsx';
import { SkyStatus } from '../solar-system/sky-status.tsx';
import { useAfterPicture } from './after-picture.ts';
import { SceneCanvas } from './scene-canvas.tsx';
import type { SceneSession } from './scene-session.ts';

const SettingsRail = lazyPart(
  async () => (await import('../display-settings/settings-rail.tsx')).SettingsRail,
);
const WithoutWebGl = lazyPart(async () => (await import('./without-webgl.tsx')).WithoutWebGl);
const ZoomControl = lazyPart(async () => (await import('./zoom-control.tsx')).ZoomControl);
const AxesViewer = lazyPart(async () => (await import('./axes-viewer.tsx')).AxesViewer);
const DisplaySettingsPanel = lazyPart(
  async () => (await import('../display-settings/display-settings-panel.tsx')).DisplaySettingsPanel,
);
const FilmPanel = lazyPart(async () => (await import('../film/film-panel.tsx')).FilmPanel);
const RecorderBar = lazyPart(async () => (await import('../recorder/recorder-bar.tsx')).RecorderBar);

/** Formats in which a 3D view can be exported. */
const EXPORTS = [
  { id: 'img', title: 'img', detail: 'Picture of the view, PNG' },
  { id: 'webm', title: 'webm', detail: 'Screen recording' },
  { id: 'film', title: 'film', detail: 'Film, frame by frame, up to 4K' },
] as const;

/** Kinds of films that this browser can make: one without a video encoder makes no film of frames. */
const POSSIBLE_EXPORTS = EXPORTS.filter(({ id }) => id !== 'film' || 'VideoEncoder' in globalThis);

export type StageProps<Inputs> = {
  session: SceneSession<Inputs>;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Panel at the left: what is shown and followed. */
  start: ReactNode;
  /** Shown in its place until the first picture. */
  awaitedStart?: ReactNode;
  /** Panel of the selected object at the right, which settings and table replace while they are open. */
  details: ReactNode;
  /** Legends in the corner; hidden during a recording, whose pictures contain them. */
  legends: ReactNode;
  /** The view as a table; `onClose` is undefined where it cannot be closed. */
  renderTable: (onClose: (() => void) | undefined) => ReactNode;
  /** Called when a view along an axis is chosen. */
  onAxis: (axis: Axis) => void;
};

/** A 3D view with all that floats over it; where there is no WebGL, the view as a table. */
export function Stage<Inputs>({ session, description, start, renderTable, ...slots }: StageProps<Inputs>) {
  const [hasWebGl, setWebGl] = useState(true);
  const [isTableOpen, setTableOpen] = useState(false);
  const { isTime, reportPicture } = useAfterPicture();
  const afterPicture = (part: ReactNode) => (isTime ? part : null);
  const { settings, recorder, view } = session;
  const isDisplayOpen = useSelector(settings, (state) => state.matches('display'));
  const isOnAir = useSelector(recorder, (state) => state.hasTag('onAir'));
  const recorded = useSelector(recorder, (state) =>
    state.matches('hidden') ? undefined : state.context.plan.size,
  );
  const film = useSyncExternalStore(session.film.subscribe, session.film.get);
  if (!hasWebGl) {
    return (
      <SidePart>
        <WithoutWebGl
          settings={settings}
          start={start}
          details={slots.details}
          table={renderTable(undefined)}
        />
      </SidePart>
    );
  }
  const openTable = (isOpen: boolean) => {
    if (isDisplayOpen) settings.send({ type: 'panel.closed' });
    setTableOpen(isOpen);
  };
  return (
    <div className="scene-stage">
      <SceneCanvas
        session={session}
        description={description}
        shape={film?.size ?? recorded}
        onPicture={reportPicture}
        onNoWebGl={() => setWebGl(false)}
      />
      <SkyStatus {...session} />
      <div className="scene-frame">
        <div className="scene-start">{isTime ? start : slots.awaitedStart}</div>
        <div className={classNames('scene-end', isTableOpen && !isDisplayOpen && 'scene-wide-end')}>
          {afterPicture(
            <SidePart>
              {isDisplayOpen ? (
                <DisplaySettingsPanel settings={settings} timeline={session.timeline} />
              ) : isTableOpen ? (
                renderTable(() => setTableOpen(false))
              ) : isOnAir ? null : (
                <div className="scene-details">{slots.details}</div>
              )}
            </SidePart>,
          )}
        </div>
        <div className="scene-tools">
          {afterPicture(
            <SidePart>
              <SettingsRail
                settings={settings}
                isTableOpen={isTableOpen && !isDisplayOpen}
                onTable={openTable}
                exports={POSSIBLE_EXPORTS}
                onExport={(format) => {
                  if (format === 'img') void session.exportPicture();
                  else if (format === 'webm') openRecorder(session);
                  else void session.openFilm();
                }}
              />
              <ZoomControl settings={settings} />
            </SidePart>,
          )}
        </div>
        <div className="scene-corner">
          <Recorder recorder={recorder} />
          {film?.actor === undefined ? null : (
            <SidePart>
              <FilmPanel film={film.actor} settings={settings} />
            </SidePart>
          )}
          {afterPicture(
            <>
              <SidePart>
                <AxesViewer view={view} onAxis={slots.onAxis} />
              </SidePart>
              {isOnAir ? null : slots.legends}
            </>,
          )}
        </div>
      </div>
    </div>
  );
}

/** Opens the recorder in the place of a film that is planned; not while one is made. */
function openRecorder({
  film,
  openRecorder: open,
}: Pick<SceneSession<unknown>, 'film' | 'openRecorder'>): void {
  film.get()?.actor?.send({ type: 'film.closed' });
  if (film.get() === undefined) void open();
}

/** The recorder, whose script is fetched when the export of a movie is chosen. */
function Recorder({ recorder }: Pick<SceneSession<unknown>, 'recorder'>) {
  const isOpen = useSelector(recorder, (state) => !state.matches('hidden'));
  if (!isOpen) return null;
  return (
    <SidePart>
      <RecorderBar recorder={recorder} />
    </SidePart>
  );
}
