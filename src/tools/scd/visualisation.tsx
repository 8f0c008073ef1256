import '#parts/scene/stage.css';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { shownRow } from '#machines/scd/opening.ts';
import { useAfterPicture } from '#parts/scene/after-picture.ts';
import { CanvasHost, type CanvasPair } from '#parts/scene/canvas-host.tsx';
import { followCover } from '#parts/scene/follow-cover.ts';
import { DisplaySettingsPanel } from '#parts/display-settings/display-settings-panel.tsx';
import { EMBEDDING } from '#parts/embedding.ts';
import { useFileFailure } from '#parts/downloads/file-failure.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { SettingsRail } from '#parts/display-settings/settings-rail.tsx';
import { WithoutWebGl } from '#parts/scene/without-webgl.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldControl } from './panels/field-control.tsx';
import { ObjectsPanel } from './panels/objects-panel.tsx';
import { StarsSection } from './panels/stars-section.tsx';
import type { PressedInSky } from './scene/found-words.ts';
import { datingTrace } from './scene/trace-date.ts';
import { showSky } from './scene/show-sky.ts';
import type { ScdSession } from './scd-session.ts';

const DetailsPanel = lazyPart(async () => (await import('./panels/details-panel.tsx')).DetailsPanel);
const FinderSlot = lazyPart(async () => (await import('./finder-slot.tsx')).FinderSlot);
const InstrumentsSection = lazyPart(
  async () => (await import('./panels/instruments-section.tsx')).InstrumentsSection,
);
const Legends = lazyPart(async () => (await import('./panels/legends.tsx')).Legends);
const SkySummary = lazyPart(async () => (await import('./panels/sky-summary.tsx')).SkySummary);
const SightLine = lazyPart(async () => (await import('./panels/sight-line.tsx')).SightLine);
const SkyReadout = lazyPart(async () => (await import('./panels/sky-readout.tsx')).SkyReadout);
const SurveySection = lazyPart(async () => (await import('./panels/survey-section.tsx')).SurveySection);
const SkyTable = lazyPart(async () => (await import('./panels/sky-table.tsx')).SkyTable);

/** Formats in which a chart can be exported. */
const EXPORTS = [
  { id: 'image', title: 'Image', detail: 'Picture of the chart, PNG' },
  { id: 'pdf', title: 'PDF', detail: 'The chart on a page' },
  { id: 'finder', title: 'Finder chart…', detail: 'With table and scale: PDF, SVG or PNG' },
] as const;

/** The sky with all that floats over it; where there is no WebGL, the sky as a table. */
export function Visualisation({ session }: { readonly session: ScdSession }) {
  const { workflows } = session;
  const { settings, chart } = workflows;
  const reportFailure = useFileFailure(session.scd);
  const [hasWebGl, setWebGl] = useState(true);
  const [isTableOpen, setTableOpen] = useState(false);
  const [isListOpen, setListOpen] = useState(
    () => EMBEDDING === undefined && matchMedia('(min-width: 901px)').matches,
  );
  const [pressed, setPressed] = useState<PressedInSky>();
  const { isTime, reportPicture } = useAfterPicture();
  const isDisplayOpen = useSelector(settings, (state) => state.matches('display'));
  const active = useSelector(chart, ({ context }) => context.active);
  const survey = useSyncExternalStore(session.survey.subscribe, session.survey.get);
  const show = useCallback(
    (canvases: CanvasPair) => {
      const onSelect = (found: PressedInSky['found'] | undefined) => {
        setPressed(found && { found, shown: shownBy(session) });
        if (found?.kind !== 'point') return;
        if (chart.getSnapshot().context.active !== found.id)
          chart.send({ type: 'object.pressed', designator: found.id });
        chart.send({ type: 'row.chosen', row: found.row });
      };
      const onRow = (by: 1 | -1) => {
        const points = datingTrace(workflows)?.points ?? [];
        const from = shownRow(chart.getSnapshot().context, points);
        chart.send({ type: 'row.moved', by, count: points.length, from });
      };
      return showSky({
        ...canvases,
        view: session.view,
        chart,
        survey,
        onSelect,
        onRow,
        onFit: () => void fitShown(session).catch(reportError),
        onPicture: reportPicture,
      });
    },
    [session, workflows, chart, survey, reportPicture],
  );
  const list = <ObjectsPanel session={session} isOpen={isListOpen} onOpenChange={setListOpen} />;
  if (!hasWebGl) {
    const table = (
      <SidePart>
        <SkyTable session={session} />
      </SidePart>
    );
    return <WithoutWebGl start={list} table={table} />;
  }
  const openTable = (isOpen: boolean) => {
    if (isDisplayOpen) settings.send({ type: 'panel.closed' });
    setTableOpen(isOpen);
  };
  const afterPicture = (part: ReactNode) => (isTime ? part : null);
  return (
    <div className="scene-stage">
      <CanvasHost
        show={show}
        onShown={(shown, { surface }) => {
          session.shown.set(shown);
          const stopFollowing = followCover(surface, shown.coverBy);
          return () => {
            stopFollowing();
            session.shown.set(undefined);
          };
        }}
        kind="sky chart"
        description="The sky with the paths of the objects. Up and down go through the points of a path, left and right and all arrow keys with Shift turn the sky, plus and minus zoom, F fits the path."
        onNoWebGl={() => setWebGl(false)}
      />
      <div className="scene-frame">
        <div className="scene-start">{afterPicture(list)}</div>
        {afterPicture(
          <SidePart>
            <SkySummary session={session} />
          </SidePart>,
        )}
        <div className={classNames('scene-end', !isDisplayOpen && 'scene-wide-end')}>
          {afterPicture(
            isDisplayOpen ? (
              <DisplaySettingsPanel settings={settings}>
                <StarsSection chart={chart} />
                {survey === undefined ? null : (
                  <SidePart>
                    <SurveySection chart={chart} survey={survey} />
                  </SidePart>
                )}
                <SidePart>
                  <InstrumentsSection workflows={workflows} />
                </SidePart>
              </DisplaySettingsPanel>
            ) : (
              <SidePart>
                {isTableOpen ? (
                  <SkyTable session={session} onClose={() => setTableOpen(false)} />
                ) : active === undefined ? null : (
                  <DetailsPanel session={session} designator={active} />
                )}
              </SidePart>
            ),
          )}
        </div>
        <div className="scene-tools">
          {afterPicture(
            <>
              <SettingsRail
                settings={settings}
                isTableOpen={isTableOpen && !isDisplayOpen}
                onTable={openTable}
                exports={EXPORTS}
                onExport={(format) => {
                  chart.send({ type: 'print.requested', format });
                  if (format === 'finder') return;
                  print(session, format).catch(reportFailure);
                }}
              />
              <FieldControl session={session} />
            </>,
          )}
        </div>
        {afterPicture(
          <SidePart>
            <FinderSlot session={session} />
          </SidePart>,
        )}
        <div className="scene-corner">
          {afterPicture(
            <SidePart>
              <SightLine session={session} />
              <SkyReadout pressed={pressed} onClose={() => setPressed(undefined)} />
              <Legends session={session} />
            </SidePart>,
          )}
        </div>
      </div>
    </div>
  );
}

async function fitShown(session: ScdSession): Promise<void> {
  const { fitPaths } = await import('./scene/fit-path.ts');
  fitPaths(session, [datingTrace(session.workflows) ?? []].flat());
}

async function print(session: ScdSession, format: 'image' | 'pdf'): Promise<void> {
  try {
    const { printChart } = await import('./print-chart.ts');
    await printChart(session, format);
  } finally {
    session.workflows.chart.send({ type: 'print.finished' });
  }
}

/** The present contents of the chart. */
function shownBy({ view, workflows }: ScdSession): PressedInSky['shown'] {
  return {
    inputs: view.inputs(),
    content: view.content(),
    field: workflows.stars.getSnapshot().context.field,
  };
}
