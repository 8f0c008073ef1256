import { useSelector } from '@xstate/react';
import { isOn } from '#machines/scene/display-settings-rules.ts';
import { configuration } from '#parts/configuration.ts';
import { WhyButton } from '#parts/budget/why-button.tsx';
import { Glossed } from '#parts/glossary/term.tsx';
import { useSimulatedDate } from '#parts/timeline/use-simulated-date.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Note } from '#ui/content/note.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { flybyDay } from '../flyby-date.ts';
import { CameraChoice } from '../details/camera-choice.tsx';
import { FlybyExports } from '../details/flyby-exports.tsx';
import { SiteSentence } from '../details/site-sentence.tsx';
import { detailFacts } from '../details/detail-facts.ts';
import { passageFacts } from '../details/passage-facts.ts';
import { riskWords } from '../details/risk-words.ts';
import type { ListedRisk } from '#contract/fvt/flyby.ts';
import type { BudgetQuery } from '#contract/opt/budget.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { FvtSession } from '../fvt-session.ts';
import { isWellKnown } from '#machines/fvt/featured-approaches.ts';
import { bodyOfTarget, chosenFlyby, type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';

/** Warning about an orbit by which an object may pass at quite another distance. */
const VAGUE = 'There are too few observations to say how near it comes.';

/** Bodies whose moons have no place in the picture. */
const WITH_UNDRAWN_MOONS: ReadonlySet<MainBodyId> = new Set(['mars', 'saturn', 'uranus', 'neptune']);

export type DetailsPanelProps = {
  session: FvtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The panel that a button here opens and that was closed: the focus comes back to that button. */
  returnedTo: 'ground' | 'comparison' | 'story' | undefined;
  /** It takes the place of what was pressed to open it. */
  takesFocus: boolean;
};

/**
 * What a site sees of the object that flies by, how the camera moves, and facts of its passage; a setting can
 * switch those off.
 */
export function DetailsPanel({ session, isOpen, onOpenChange, returnedTo, takesFocus }: DetailsPanelProps) {
  const { fvt, sources } = session;
  const shown = useSelector(sources.flyby, ({ context }) => chosenFlyby(context));
  const isShown = useSelector(sources.settings, ({ context }) =>
    isOn(context.settings.objectsSettings, 'objectDetails'),
  );
  if (shown === undefined) return null;
  const { datetime } = shown.file.facts;
  const body = bodyOfTarget(shown.target);
  return (
    <FloatingPanel
      title={titleOfTarget(shown.target)}
      summary={`${body.name}, ${flybyDay(Date.parse(datetime))}`}
      takesFocus={takesFocus && returnedTo === undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <PanelSection>
        <SiteSentence sources={sources} />
        <CameraChoice session={session} />
        <FlybyExports session={session} shown={shown} takesFocus={returnedTo === 'story'} />
      </PanelSection>
      {isShown ? <FlybyFacts session={session} shown={shown} returnedTo={returnedTo} /> : null}
      <PanelSection>
        <Button size="small" kind="quiet" onPress={() => fvt.send({ type: 'opening.requested' })}>
          Next approaches
        </Button>
      </PanelSection>
    </FloatingPanel>
  );
}

type FactsProps = Pick<DetailsPanelProps, 'session' | 'returnedTo'> & { shown: ShownFlyby };

function FlybyFacts({ session, shown, returnedTo }: FactsProps) {
  const { fvt, sources } = session;
  const date = useSimulatedDate(sources.timeline);
  const { facts } = shown.file;
  const { provenance } = facts;
  const body = bodyOfTarget(shown.target);
  const hasGround = body.id === 'earth';
  return (
    <>
      <PanelSection>
        <FactList Name={Glossed} facts={detailFacts(shown, date)} />
      </PanelSection>
      <PanelSection title="Closest approach">
        <FactList Name={Glossed} facts={passageFacts(shown)} />
        {shown.target.kind === 'user-defined' || isWellKnown(facts) ? null : (
          <Note status="warning">{VAGUE}</Note>
        )}
        {facts.impact === undefined ? null : (
          <Note status="warning">The object reaches the surface: this is an impact.</Note>
        )}
      </PanelSection>
      {hasGround ? (
        <PanelSection>
          <Button
            takesFocus={returnedTo === 'ground'}
            onPress={() => sources.ground.send({ type: 'ground.turned', isOpen: true })}
          >
            Ground track
          </Button>
        </PanelSection>
      ) : null}
      {facts.risk === undefined || !hasGround ? null : (
        <PanelSection title="Risk of an impact">
          <p className="small">{riskWords(facts.risk)}</p>
          <OutsideLink href={riskHref(facts.risk, facts.designator ?? '')}>{facts.risk.list}</OutsideLink>
        </PanelSection>
      )}
      <PanelSection>
        <p className="small muted">
          {[provenance.source, provenance.catalogueDate].filter((part) => part !== '').join(', ')}
        </p>
        {WITH_UNDRAWN_MOONS.has(body.id) ? (
          <p className="small muted">{`The moons of ${body.name} are not drawn.`}</p>
        ) : null}
        {shown.target.kind === 'approach' ? (
          <Button
            size="small"
            takesFocus={returnedTo === 'comparison'}
            onPress={() => fvt.send({ type: 'comparison.requested' })}
          >
            Compare solutions
          </Button>
        ) : null}
        {shown.target.kind === 'approach' && facts.designator !== undefined ? (
          <WhyButton query={budgetQuery(facts.designator, body.id, facts.mjd)} />
        ) : null}
      </PanelSection>
    </>
  );
}

/** The object at its closest approach, for the centre of the Earth. @param mjd Modified Julian Date UTC */
function budgetQuery(name: string, center: MainBodyId, mjd: number): () => BudgetQuery {
  return () => ({ name, center, moment: mjd + MJD_ORIGIN, observatoryCode: GEOCENTRE_CODE });
}

/** The page of the service about the object. */
function riskHref({ list }: ListedRisk, designation: string): string {
  const { neocc, sentry } = configuration.linkBases;
  if (list === 'JPL Sentry') return sentry + encodeURIComponent(designation);
  return neocc + encodeURIComponent(designation.replaceAll(' ', ''));
}
