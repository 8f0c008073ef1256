import { useActorRef, useSelector } from '@xstate/react';
import { candidateActors } from '#client/candidates.ts';
import type { TonightResult } from '#contract/opt/tonight.ts';
import { countText } from '#contract/text/count-text.ts';
import { julianDateFromUnixTime } from '#engine/time/unix-time.ts';
import { candidatesMachine } from '#machines/opt/tonight/candidates.ts';
import { candidateRows } from '#machines/opt/tonight/candidate-rows.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { CandidatePlace } from './candidate-place.tsx';
import { CandidateTable } from './candidate-table.tsx';
import { asOfText } from './candidate-texts.ts';
import './candidates.css';

const PROVIDED = candidatesMachine.provide({ actors: candidateActors() });

export type CandidateSectionProps = {
  readonly opt: OptActor;
  readonly site: Observatory;
  readonly result: TonightResult;
  readonly zone: TimeZone;
  /** Lowest altitude of the list above it, degrees. */
  readonly lowest: number;
};

/** What waits to be confirmed: the list of the NEO Confirmation Page, where each may be, and the way into the plan. */
export function CandidateSection({ opt, site, result, zone, lowest }: CandidateSectionProps) {
  const candidates = useActorRef(PROVIDED, { input: { site } });
  const { list, listFailure, chosen } = useSelector(candidates, ({ context }) => context);
  const { clock } = usePage();
  const now = julianDateFromUnixTime(clock.now());
  if (listFailure !== undefined) {
    return (
      <p role="alert" className="candidates-none">
        {listFailure.message}
        <Button size="small" onPress={() => candidates.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      </p>
    );
  }
  if (list === undefined) {
    return (
      <p className="muted">
        <output>Reading the NEO Confirmation Page…</output>
      </p>
    );
  }
  if (list.asOf === undefined) {
    return <p className="muted">This service has not read the NEO Confirmation Page yet.</p>;
  }
  const rows = candidateRows(list, result, site, lowest, now);
  const up = rows.filter(({ highest }) => highest !== undefined).length;
  return (
    <>
      <p className="small muted">
        <output>
          {`${countText(rows.length, 'candidate')}, ${up} up in the dark from here. List of ${asOfText(list.asOf)}; positions are those of the list.`}
        </output>
      </p>
      {rows.length === 0 ? null : (
        <CandidateTable candidates={candidates} rows={rows} zone={zone} chosen={chosen} />
      )}
      {chosen === undefined ? null : (
        <CandidatePlace key={chosen} opt={opt} candidates={candidates} zone={zone} />
      )}
    </>
  );
}
