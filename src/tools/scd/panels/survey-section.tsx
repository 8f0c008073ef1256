import { useSelector } from '@xstate/react';
import type { ChartActor } from '#machines/scd/chart.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { ShownSurvey } from '../scene/shown-survey.ts';

type Props = {
  readonly chart: ChartActor;
  readonly survey: Pick<ShownSurvey, 'title' | 'copyright'>;
};

/** Whether pictures of the sky are behind the chart, and whose they are. */
export function SurveySection({ chart, survey: { title, copyright } }: Props) {
  const isOn = useSelector(chart, ({ context }) => context.pictures);
  return (
    <PanelSection title="Pictures">
      <Switch isSelected={isOn} onChange={(on) => chart.send({ type: 'pictures.switched', isOn: on })}>
        Pictures of the sky
      </Switch>
      <p className="small muted">{[title, copyright].filter((word) => word !== '').join(', ')}</p>
    </PanelSection>
  );
}
