import './panels.css';
import { useSelector } from '@xstate/react';
import { Button } from 'react-aria-components';
import type { TracedObject } from '#machines/scd/traces.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { Button as PlainButton } from '#ui/buttons/button.tsx';
import { SmallSpinner } from '#ui/overlays/spinner-overlay.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Note } from '#ui/content/note.tsx';
import type { ScdSession } from '../scd-session.ts';
import { TrailSample } from './trail-sample.tsx';
import { useColours } from './use-colours.ts';

const UpLine = lazyPart(async () => (await import('./up-line.tsx')).UpLine);
const SkySearch = lazyPart(async () => (await import('./sky-search.tsx')).SkySearch);

type Props = {
  readonly session: ScdSession;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The objects of the chart, each with the state of its path. */
export function ObjectsPanel({ session, isOpen, onOpenChange }: Props) {
  const { traces } = session.workflows;
  const { objects, isLong } = useSelector(traces, ({ context }) => context);
  const isLoading = useSelector(traces, (state) => state.hasTag('loading'));
  const ofCatalogue = objects.filter(({ requested }) => requested.call.kind === 'catalogue');
  const userDefined = objects.filter(({ requested }) => requested.call.kind === 'user-defined');
  const hasFailures = objects.some(({ failure }) => failure !== undefined);
  return (
    <FloatingPanel title="Objects" isOpen={isOpen} onOpenChange={onOpenChange}>
      <PanelSection>
        <SidePart fallback={<div className="sky-search-to-come" />}>
          <SkySearch session={session} />
        </SidePart>
      </PanelSection>
      {isLong && isLoading ? (
        <PanelSection>
          <Note>Objects move far across the sky in this time frame; the computation may take time.</Note>
        </PanelSection>
      ) : null}
      <section aria-label="Object legend">
        <PanelSection title="Database objects">
          <ObjectList session={session} objects={ofCatalogue} />
        </PanelSection>
        <PanelSection title="User-defined objects">
          <ObjectList session={session} objects={userDefined} />
        </PanelSection>
      </section>
      {hasFailures && !isLoading ? (
        <PanelSection>
          <PlainButton onPress={() => traces.send({ type: 'retry.requested' })}>
            Try the missing paths again
          </PlainButton>
        </PanelSection>
      ) : null}
    </FloatingPanel>
  );
}

type ListProps = Pick<Props, 'session'> & {
  readonly objects: readonly TracedObject[];
};

function ObjectList({ session, objects }: ListProps) {
  const { chart, traces, settings } = session.workflows;
  const drawnAt = useColours(settings);
  const active = useSelector(chart, ({ context }) => context.active);
  const all = useSelector(traces, ({ context }) => context.objects);
  if (objects.length === 0) return <p className="small muted">None in this chart.</p>;
  return (
    <ul className="sky-objects">
      {objects.map((object) => {
        const { designator, title } = object.requested;
        return (
          <li key={object.requested.key}>
            <Button
              className="sky-object"
              aria-pressed={designator === active}
              onPress={() => chart.send({ type: 'object.pressed', designator })}
            >
              <TrailSample place={all.indexOf(object)} drawn={drawnAt(all.indexOf(object))} />
              <span className="sky-object-name">{title}</span>
              <TraceStatus object={object} />
            </Button>
            <SidePart>
              <UpLine object={object} />
            </SidePart>
          </li>
        );
      })}
    </ul>
  );
}

/** State of the path of an object. */
function TraceStatus({ object: { trace, failure } }: { readonly object: TracedObject }) {
  if (failure !== undefined) return <span className="small attention">missing</span>;
  if (trace === undefined) return <SmallSpinner />;
  if (trace.points.length === 0) return <span className="small muted">no path</span>;
  return null;
}
