import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { oneAnswerActors } from '#client/one-answer.ts';
import { uncertaintyAt } from '#contract/opt/calculation.ts';
import { ORBIT_NOW_ENDPOINTS, type OrbitNow, type OrbitNowQuery } from '#contract/opt/orbit-now.ts';
import { oneAnswerMachine } from '#machines/kit/one-answer.ts';
import { ROUTES } from '#parts/routes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { AnchoredPopover } from '#ui/overlays/popover.tsx';
import type { Remarks } from '../downloads/text-table.ts';
import { Glossed } from '../glossary/term.tsx';
import { ABSENT, fixedText, numberText, sizeText } from '../quantities/number-text.ts';
import { basisText } from '../quantities/uncertainty-text.ts';
import type { OrbitSubject } from './orbit-subject.ts';
import { commonRemarks, orbitRemarks } from './provenance-remarks.ts';
import './provenance.css';

const PROVIDED = oneAnswerMachine<OrbitNowQuery, OrbitNow>('orbitNow').provide({
  actors: oneAnswerActors(ORBIT_NOW_ENDPOINTS.orbitNow),
});

type Props = {
  readonly subject: OrbitSubject;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
  /** Takes the place of the popover by what each force is worth; absent where that cannot be computed. */
  readonly onWhy: (() => void) | undefined;
};

/** Where the orbit of a row comes from, and how far its object may be off its place by now. */
export function ProvenancePopover({ subject, anchor, onClose, onWhy }: Props) {
  const { title, query, links } = subject;
  return (
    <AnchoredPopover label={`Provenance of ${title}`} anchor={anchor} onClose={onClose}>
      <div className="provenance">
        <h3 className="designation">{title}</h3>
        {links.length === 0 ? null : (
          <ul className="provenance-links" aria-label="In a new tab">
            {links.map((link) => (
              <li key={link.href}>
                <OutsideLink href={link.href}>{link.title}</OutsideLink>
              </li>
            ))}
          </ul>
        )}
        <Link href={ROUTES.validation}>How close such numbers come to those of JPL and ESA</Link>
        {onWhy === undefined ? null : (
          <Button size="small" onPress={onWhy}>
            Why this number
          </Button>
        )}
        {query === undefined ? (
          <RemarkList remarks={calculatedRemarks(subject)} />
        ) : (
          <RequestedRemarks subject={subject} query={query} />
        )}
      </div>
    </AnchoredPopover>
  );
}

/** The provenance in the row itself, shown at once, and that of the service. */
function RequestedRemarks({
  subject,
  query,
}: {
  readonly subject: OrbitSubject;
  readonly query: OrbitNowQuery;
}) {
  const actor = useActorRef(PROVIDED, { input: query });
  const { answer, failure } = useSelector(actor, ({ context }) => context);
  const [object] = answer?.object.data ?? [];
  const listed =
    answer === undefined || object === undefined
      ? []
      : [...orbitRemarks(object, new Map()), ...commonRemarks(answer.provenance)];
  const remarks = subject.calculated === undefined ? listed : calculatedRemarks(subject);
  return (
    <>
      <RemarkList remarks={answer === undefined ? remarks : [errorNowRemark(answer), ...remarks]}>
        {answer === undefined && failure === undefined ? (
          <output className="muted">Estimating how far off it may be now…</output>
        ) : null}
      </RemarkList>
      {failure === undefined ? null : (
        <p role="alert" className="spread">
          {failure.message}
          <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

function calculatedRemarks({ calculated }: OrbitSubject): Remarks {
  if (calculated === undefined) return [];
  const { object, provenance, userDefinedOrbits } = calculated;
  return [...orbitRemarks(object, userDefinedOrbits), ...commonRemarks(provenance)];
}

/** Labels and values, below their heading. */
function RemarkList({ remarks, children }: { readonly remarks: Remarks; readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <dl>
        {remarks.map(([label, value]) => (
          <div key={label}>
            <dt>
              <Glossed words={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** From this error on, tenths of an arcsecond mean nothing. */
const WHOLE_FROM_ARCSEC = 100;

/** How far the place of an object may be off at the present, with what that is computed from. */
export function errorNowRemark({ now, object: { fields, data } }: OrbitNow): readonly [string, string] {
  const [object] = data;
  const label = 'Estimated error now';
  if (object === undefined) return [label, ABSENT];
  if (object.error !== undefined) return [label, object.error];
  const [row = []] = object.data;
  const value = (field: string) => row[fields.indexOf(field)] ?? undefined;
  const [major, minor, angle] = [value('ERR_A'), value('ERR_B'), value('PA')];
  const run = uncertaintyAt(object, 0);
  if (major === undefined || run === undefined || run.basis === 'none') {
    return [label, `unknown${object.uncertainty?.note === undefined ? '' : `: ${object.uncertainty.note}`}`];
  }
  const shape = minor === undefined ? '' : ` × ${arcsecText(minor)}`;
  const turned = angle === undefined ? '' : `, position angle ${fixedText(angle, 0)}°`;
  const at = `${now.slice(0, 10)} ${now.slice(11, 16)} UTC`;
  return [label, `${arcsecText(major)}${shape}${turned}; 1 sigma, ${basisText(run)}, ${at}`];
}

function arcsecText(arcsec: number): string {
  return `${arcsec < WHOLE_FROM_ARCSEC ? sizeText(arcsec, 1) : numberText(arcsec, 0)}″`;
}
