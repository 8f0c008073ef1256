import './scd-tool.css';
import { useSelector } from '@xstate/react';
import { Link, Redirect } from 'wouter';
import type { ScdScreen } from '#machines/scd/scd-events.ts';
import { isCustomAllowed, isVisualisationOpen } from '#machines/scd/screen-access.ts';
import { linkedCode } from '#machines/saved-state/tool-state-link.ts';
import { planOf } from '#machines/planning/plan.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { ObjectEditorSlot } from '#parts/object-editor/object-editor-slot.tsx';
import { ObjectsSlot } from '#parts/objects/objects-slot.tsx';
import { usePage } from '#parts/page.tsx';
import { ContextStrip } from '#parts/planning/context-strip.tsx';
import { PlanningFrame } from '#parts/planning/planning-frame.tsx';
import { useScreenRouting } from '#parts/planning/screen-routing.ts';
import { ToolPopups } from '#parts/popups/tool-popups.tsx';
import { ROUTES } from '#parts/routes.ts';
import { SidePart } from '#parts/side-part.tsx';
import { objectIn } from '#parts/tool-state/object-in-address.ts';
import { useNamedObject } from '#parts/tool-state/use-named-object.ts';
import { RouteTabs } from '#ui/content/route-tabs.tsx';
import { ScreenTitle } from '#ui/content/screen-title.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { SCD_ROUTING } from './routing.ts';
import type { ScdSession } from './scd-session.ts';
import { startScd } from './start-scd.ts';
import { scdStateText } from './state-keeper.ts';
import { pathOnSite } from '#client/site.ts';

const loadSetup = async () => (await import('./scd-setup.tsx')).ScdSetup;
const loadVisualisation = async () => (await import('./visualisation.tsx')).Visualisation;
const ScdSetup = lazyPart(loadSetup);
const Visualisation = lazyPart(loadVisualisation);

/* The script of the screen that is opened comes beside the tool's, not after it; a link leads to the chart as a rule. */
const isChartOpened =
  pathOnSite() === ROUTES.scdVisualisation ||
  linkedCode(window.location.search) !== undefined ||
  objectIn(window.location.search) !== '';
(isChartOpened ? loadVisualisation() : loadSetup()).catch(reportError);

/** The sky-chart tool: a set-up, and the sky that it leads to. */
export function ScdTool() {
  const session = usePage().tools.open(startScd);
  const screen = useScreenRouting(session.scd, SCD_ROUTING);
  const { objectList, editor } = session.workflows;
  useNamed(session);
  return (
    <PlanningFrame
      tabs={<ScdTabs session={session} screen={screen} />}
      popups={
        <ToolPopups owner={session.scd}>
          <ObjectsSlot list={objectList} />
          <ObjectEditorSlot editor={editor} />
        </ToolPopups>
      }
    >
      <Screen session={session} screen={screen} />
    </PlanningFrame>
  );
}

function useNamed(session: ScdSession): void {
  const { scd, workflows } = session;
  const { setup, named } = workflows;
  useNamedObject(() => ({
    name: 'scd',
    tool: scd,
    stateText: () => scdStateText(session) ?? '',
    listed: () => setup.getSnapshot().context.objects.map(({ designator }) => designator),
    isLookingUp: () => named.getSnapshot().matches('lookingUp'),
    isOpen: () => named.getSnapshot().context.phrase !== '',
    changing: [named, setup],
  }));
}

type Props = {
  readonly session: ScdSession;
  /** The screen of the address; undefined for an address that has none. */
  readonly screen: ScdScreen | undefined;
};

/** Whether there is a chart to be shown. */
function useIsOpen({ workflows: { setup, traces } }: ScdSession): boolean {
  const isEnabled = useSelector(traces, ({ context }) => context.objects.length > 0);
  const hasUserDefined = useSelector(setup, ({ context }) => context.userDefinedObjects.length > 0);
  const isAllowed = useSelector(setup, ({ context }) => isCustomAllowed(context));
  return isVisualisationOpen(isEnabled, hasUserDefined, isAllowed);
}

function ScdTabs({ session, screen }: Props) {
  const plan = useSelector(session.workflows.setup, ({ context }) => planOf(context), isSamePlan);
  const timeStep = useSelector(session.workflows.setup, ({ context }) => context.timeStep);
  const isOpen = useIsOpen(session);
  return (
    <RouteTabs
      label="Sky chart display"
      link={Link}
      tabs={[
        { href: ROUTES.scdSetup, title: 'Setup', isCurrent: screen === 'setup' },
        {
          href: ROUTES.scdVisualisation,
          title: 'Visualisation',
          isCurrent: screen === 'visualisation',
          unavailable: isOpen ? undefined : 'Submit the setup first',
        },
      ]}
      context={
        plan === undefined || screen === 'setup' ? undefined : (
          <ContextStrip plan={plan} timeStep={timeStep} />
        )
      }
    />
  );
}

function Screen({ session, screen }: Props) {
  const { scd, workflows } = session;
  const isOpen = useIsOpen(session);
  if (screen === undefined) return <Redirect to={ROUTES.scdSetup} replace />;
  if (screen === 'visualisation' && !isOpen) return <Redirect to={ROUTES.scdSetup} replace />;
  if (screen === 'setup') {
    return (
      <>
        <ScreenTitle title="Setup" />
        <SidePart fallback={<Skeleton />}>
          <ScdSetup
            setup={workflows.setup}
            search={workflows.observatorySearch}
            onConfigure={(tab) => scd.send({ type: 'objects.requested', tab })}
            onUserDefinedObject={(request) => scd.send(request)}
          />
        </SidePart>
      </>
    );
  }
  return (
    <>
      <ScreenTitle title="Visualisation" />
      <SidePart fallback={<Skeleton />}>
        <Visualisation session={session} />
      </SidePart>
    </>
  );
}

function isSamePlan(one: ReturnType<typeof planOf>, other: ReturnType<typeof planOf>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** For code that starts the tool without showing it, to restore or collect its state: its script comes in one piece. */
export { startScd };
