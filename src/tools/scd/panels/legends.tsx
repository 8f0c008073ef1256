import './panels.css';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { ChartActor } from '#machines/scd/chart.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { ScdSession } from '../scd-session.ts';
import { ObjectLegend } from './object-legend.tsx';
import type { ShownSurvey } from '../scene/shown-survey.ts';
import { TelescopeLegend } from './telescope-legend.tsx';

/** The legends that are on, and whose pictures are behind the chart. */
export function Legends({ session }: { readonly session: ScdSession }) {
  const { workflows } = session;
  const survey = useSyncExternalStore(session.survey.subscribe, session.survey.get);
  const options = useSelector(workflows.settings, ({ context }) => context.settings.objectsSettings);
  return (
    <>
      {survey === undefined ? null : <SurveyCredit chart={workflows.chart} survey={survey} />}
      {isOn(options, 'telescopeParameters') ? <TelescopeLegend session={session} /> : null}
      {isOn(options, 'orbitLegend') ? <ObjectLegend workflows={workflows} /> : null}
    </>
  );
}

type CreditProps = {
  readonly chart: ChartActor;
  readonly survey: Pick<ShownSurvey, 'title' | 'copyright'>;
};

/** Whose pictures are behind the chart, while they are. */
function SurveyCredit({ chart, survey: { title, copyright } }: CreditProps) {
  const isShown = useSelector(chart, ({ context }) => context.pictures);
  return isShown ? <p className="sky-legend">{`Pictures: ${copyright || title}`}</p> : null;
}
