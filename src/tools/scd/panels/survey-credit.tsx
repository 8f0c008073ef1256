import './panels.css';
import { useSelector } from '@xstate/react';
import type { ChartActor } from '#machines/scd/chart.ts';
import type { ShownSurvey } from '../scene/shown-survey.ts';

type Props = {
  readonly chart: ChartActor;
  readonly survey: Pick<ShownSurvey, 'title' | 'copyright'>;
};

/** Whose pictures are behind the chart, while they are. */
export function SurveyCredit({ chart, survey: { title, copyright } }: Props) {
  const isOn = useSelector(chart, ({ context }) => context.pictures);
  return isOn ? <p className="sky-legend">{`Pictures: ${copyright || title}`}</p> : null;
}
