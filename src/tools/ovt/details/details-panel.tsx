import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { TableFacts } from '#contract/nov/perturbed.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { singleObjectQuery } from '#machines/objects/user-defined-query.ts';
import { rowOf, userDefinedObjects } from '#machines/orbits/orbit-list.ts';
import { impactMessage } from '#machines/orbits/orbit-popups.ts';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { WhyButton } from '#parts/budget/why-button.tsx';
import { configuration } from '#parts/configuration.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { LostNote } from '#parts/orbit-objects/lost-note.tsx';
import type { OrbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import { PropagationSwitch } from '#parts/orbit-objects/propagation-switch.tsx';
import { useEphemeris } from '#parts/solar-system/use-ephemeris.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { Note } from '#ui/content/note.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import type { OvtSession } from '../ovt-session.ts';
import type { ActiveObject } from './active-object.ts';
import { ApproachList } from './approach-list.tsx';
import { detailFacts } from './detail-facts.ts';
import { EncounterButton } from './encounter-button.tsx';
import { selectedObject } from './selected-object.ts';
import { SkyChartButton } from './sky-chart-button.tsx';

export type DetailsPanelProps = {
  session: OvtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * The panel of the selected object at the simulated date, which a setting can switch off. Folding the panel leaves the
 * object selected.
 */
export function DetailsPanel({ session, isOpen, onOpenChange }: DetailsPanelProps) {
  const { sources, ovt } = session;
  const date = useSimulatedDate(sources.timeline);
  useEphemeris(sources.ephemeris, date);
  const isShown = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'objectDetails'),
  );
  useSelector(sources.objects, ({ context }) => context);
  useSelector(sources.loading, ({ context }) => context);
  useSyncExternalStore(sources.shapes.subscribe, sources.shapes.get);
  const object = selectedObject(sources, date);
  if (!isShown || object === undefined) return null;
  return (
    <FloatingPanel title={object.name} isOpen={isOpen} onOpenChange={onOpenChange}>
      <PanelSection>
        <FactList Name={Glossed} facts={detailFacts(object)} />
        <Propagation designator={object.designator} objects={sources.objects} />
        <LostNote designator={object.designator} objects={sources.objects} />
        <DetailNotes object={object} />
        <EncounterButton object={object} ovt={ovt} />
        <div className="row">
          <SkyChartButton object={object} objects={sources.objects} />
          <Why object={object} objects={sources.objects} />
        </div>
      </PanelSection>
      <ApproachList object={object} session={session} />
      <PanelSection>
        <Provenance object={object} />
        <ShapeSource object={object} />
      </PanelSection>
    </FloatingPanel>
  );
}

/** What each force is worth for an object at the simulated date, seen from the centre of the Earth. */
function Why({ object, objects }: Pick<OrbitSources, 'objects'> & { object: ActiveObject }) {
  const { designator, distance } = object;
  const query = () => {
    const own = userDefinedObjects(objects.getSnapshot().context).find(
      (one) => one.designator === designator,
    );
    return {
      ...(own === undefined ? { name: designator } : singleObjectQuery(own)),
      moment: julianDateFromUnixTime(distance.simulationTime),
      observatoryCode: GEOCENTRE_CODE,
    };
  };
  return <WhyButton query={query} />;
}

/** The same switch as in the object's row, for when the list is folded or out of sight. */
function Propagation({ designator, objects }: Pick<OrbitSources, 'objects'> & { designator: string }) {
  const row = useSelector(objects, ({ context }) => rowOf(context, designator));
  if (row === undefined) return null;
  return (
    <div className="spread">
      <span className="muted">Perturbed orbit</span>
      <PropagationSwitch
        row={row}
        onChange={() => objects.send({ type: 'propagation.toggled', designator })}
      />
    </div>
  );
}

function DetailNotes({ object }: { object: ActiveObject }) {
  return (
    <>
      {object.isOutside ? <Note>No perturbed position is known for this date.</Note> : null}
      {object.isUnreliable ? (
        <Note status="warning">
          The orbit is unreliable on this date: its position is uncertain by more than 3 LD.
        </Note>
      ) : null}
      {object.impactDate === undefined ? null : (
        <Note status="warning">{impactText({ ...object, impactDate: object.impactDate })}</Note>
      )}
    </>
  );
}

function impactText({ name, impactDate, isImpacted }: ActiveObject & { impactDate: string }): string {
  return isImpacted ? impactMessage({ title: name, impactDate }) : `Impact on ${impactDate.slice(0, 10)}`;
}

function Provenance({ object }: { object: ActiveObject }) {
  return provenanceLines(object).map((line) => (
    <p key={line} className="small muted">
      {line}
    </p>
  ));
}

/** The source of the selected object's shape model, if it has one. */
function ShapeSource({ object: { designator, shape } }: { object: ActiveObject }) {
  const { modelSource: source } = shape;
  if (source === undefined || source === 'generic') return null;
  return (
    <p className="small muted">
      Shape: <OutsideLink href={shapeLink(source, designator)}>{source}</OutsideLink>
    </p>
  );
}

/** Link to a page about the model: in its database, or else in a collection by designation. */
function shapeLink(source: string, designator: string): string {
  const { shapeDatabase, shapeCollection } = configuration.linkBases;
  const base = source.includes('DAMIT') ? shapeDatabase : shapeCollection;
  return base + encodeURIComponent(designator);
}

const UNCERTAINTY: Readonly<Record<NonNullable<TableFacts['uncertaintyFrom']>, string>> = {
  covariance: 'from the covariance of the orbit',
  U: 'a rough estimate from the uncertainty parameter U of the orbit',
  none: 'not known',
};

/** The source of the selected object's orbit, its force model, and the source of its uncertainty. */
export function provenanceLines({
  provenance,
  epochMs,
  uncertaintyFrom,
}: Pick<ActiveObject, 'provenance' | 'epochMs' | 'uncertaintyFrom'>): readonly string[] {
  if (provenance === undefined) return [];
  const { source, catalogueDate, forceModel } = provenance;
  const orbit = [
    source,
    epochMs === undefined ? '' : `elements of ${dayText(epochMs)} TDB`,
    catalogueDate === '' ? '' : `catalogue of ${catalogueDate}`,
  ].filter((part) => part !== '');
  return [
    `Orbit: ${orbit.join(', ')}.`,
    ...(forceModel === undefined ? [] : [`Force model, ${forceModel}.`]),
    ...(uncertaintyFrom === undefined ? [] : [`Uncertainty: ${UNCERTAINTY[uncertaintyFrom]}.`]),
  ];
}
