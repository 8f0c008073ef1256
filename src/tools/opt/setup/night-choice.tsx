import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  choiceDates,
  choiceNights,
  choiceOf,
  type NightChoice as Choice,
  presentMs,
} from '#machines/opt/tonight/night-choice.ts';
import { hasCoordinates, isGeocentric } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { usePage } from '#parts/page.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { nightsOfYearText } from '../night-text.ts';

const TITLES: readonly { readonly id: Choice; readonly title: string }[] = [
  { id: 'tonight', title: 'Tonight' },
  { id: 'tomorrow', title: 'Tomorrow night' },
  { id: 'week', title: '7 nights' },
];

/** Fills the time frame by the nights of the site, which observers count by; none is chosen where other dates are set. */
export function NightChoice({ setup }: { readonly setup: SetupActor }) {
  const { clock } = usePage();
  const [clockMs] = useState(() => clock.now());
  const nowMs = useSelector(setup, ({ context }) => presentMs(clockMs, context.today));
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const dates = useSelector(setup, ({ context }) => context.dates);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  if (isGeocentric(observatory.code ?? '') || !hasCoordinates(observatory)) return null;
  const frames = choiceDates(nowMs, observatory);
  const nights = choiceNights(nowMs, observatory);
  return (
    <ChoiceCards<Choice>
      label="Nights"
      isCompact
      options={TITLES.map(({ id, title }) => ({
        id,
        title,
        explanation: nightsOfYearText(nights[id], { site: observatory, zone }),
      }))}
      value={choiceOf(dates, nowMs, observatory)}
      onChange={(id) => setup.send({ type: 'dates.chosen', dates: frames[id] })}
    />
  );
}
