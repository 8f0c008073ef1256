import './panels.css';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { BackgroundStarsActor } from '#machines/scd/background-stars.ts';
import type { ChartActor } from '#machines/scd/chart.ts';
import { TRACE_SKY } from '#machines/scd/trace-requests.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import type { ScdSession } from '../scd-session.ts';
import type { ShownSurvey } from '../scene/shown-survey.ts';
import { dashedEllipses } from '../dashed-ellipses.ts';
import { limitText } from './limit-text.ts';
import { TrailSample } from './trail-sample.tsx';
import { useColours } from './use-colours.ts';

/** The legends that are on, whose pictures are behind the chart, and why stars are missing. */
export function Legends({ session }: { readonly session: ScdSession }) {
  const { workflows } = session;
  const survey = useSyncExternalStore(session.survey.subscribe, session.survey.get);
  const options = useSelector(workflows.settings, ({ context }) => context.settings.objectsSettings);
  return (
    <>
      {survey === undefined ? null : <SurveyCredit chart={workflows.chart} survey={survey} />}
      <MissingStars stars={workflows.stars} />
      {isOn(options, 'telescopeParameters') ? <TelescopeLegend session={session} /> : null}
      {isOn(options, 'orbitLegend') ? <ObjectLegend workflows={workflows} /> : null}
    </>
  );
}

/** Why the chart has no fainter stars that might have been had. */
function MissingStars({ stars }: { readonly stars: BackgroundStarsActor }) {
  const note = useSelector(stars, ({ context }) => context.field?.facts.note);
  return <output className={note === undefined ? 'visually-hidden' : 'sky-legend'}>{note}</output>;
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

/** The settings of the chart: its field, the faintest stars, the sky for which moonlight is computed, and its direction. */
function TelescopeLegend({ session }: { readonly session: ScdSession }) {
  const { chart, stars } = session.workflows;
  const context = useSelector(chart, (state) => state.context);
  const field = useSelector(stars, (state) => state.context.field);
  const centre = useSyncExternalStore(session.view.subscribe, () => centreText(session));
  return (
    <section className="sky-legend" aria-label="Telescope parameters">
      <h2>Telescope parameters</h2>
      <FactList
        Name={Glossed}
        facts={[
          { name: 'Field of view', value: `${context.fov.value}°` },
          { name: 'Limiting magnitude', value: limitText(context, field) },
          { name: 'Extinction kev', value: `${TRACE_SKY.kev} mag/airmass` },
          { name: 'Zenith vZenith', value: `${TRACE_SKY.vZenith} mag/arcsec²` },
          { name: 'Centre', value: centre },
        ]}
      />
    </section>
  );
}

function centreText({ view }: ScdSession): string {
  const { ra, dec } = view.centre();
  return `${rightAscensionText(ra).slice(0, 8)}, ${declinationText(dec).slice(0, 9)}`;
}

/** Which colour is which object, and what dashed ellipses mean. */
function ObjectLegend({ workflows: { traces, settings } }: Pick<ScdSession, 'workflows'>) {
  const drawnAt = useColours(settings);
  const objects = useSelector(traces, ({ context }) => context.objects);
  useSelector(settings, ({ context }) => context.settings.objectsSettings);
  const dashed = dashedEllipses({ traces, settings });
  const loaded = objects.flatMap(({ requested, trace }, place) =>
    trace === undefined ? [] : [{ ...requested, place, drawn: drawnAt(place) }],
  );
  if (loaded.length === 0) return null;
  return (
    <section className="sky-legend object-legend" aria-label="Object legend">
      <h2>Objects</h2>
      <ul>
        {loaded.map(({ key, title, lost, place, drawn }) => (
          <li key={key}>
            <TrailSample place={place} drawn={drawn} />
            {lost === undefined ? title : `${title}, ${lost}`}
          </li>
        ))}
      </ul>
      {dashed === undefined ? null : <p className="muted">{`Dashed ellipses: ${dashed}`}</p>}
    </section>
  );
}
