import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import type { ScdSession } from '../scd-session.ts';
import { ObjectLegend } from './object-legend.tsx';
import { SurveyCredit } from './survey-credit.tsx';
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
