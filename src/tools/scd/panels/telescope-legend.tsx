import './panels.css';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { TRACE_SKY } from '#machines/scd/trace-requests.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import type { ScdSession } from '../scd-session.ts';
import { limitText } from './limit-text.ts';

/** What the chart is set to: its field, the faintest stars, the sky that moonlight is computed for, and where it looks. */
export function TelescopeLegend({ session }: { readonly session: ScdSession }) {
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
