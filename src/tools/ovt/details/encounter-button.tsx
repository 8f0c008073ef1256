import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import type { PlanetApproach } from '#contract/nov/perturbed.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { OvtActor } from '#machines/ovt/ovt.ts';
import { msOfTdb } from '#parts/scene/simulated-instant.ts';
import { DRAWN_BODY } from '#parts/solar-system/drawn-bodies.ts';
import type { ActiveObject } from './active-object.ts';

/** Shown on each side of an approach: five days. */
const AROUND_MS = 5 * MILLISECONDS_PER_DAY;

/** The button of the date's close approach: it opens the flyby in a new tab, or explains why it cannot. */
export function EncounterButton({ object, ovt }: { object: ActiveObject; ovt: OvtActor }) {
  const { approach, designator } = object;
  const { objects } = useSelector(ovt, ({ context }) => context);
  const row = useSelector(objects, ({ context }) =>
    context.objects.find((each) => each.designator === designator),
  );
  if (approach === undefined || row === undefined) return null;
  const { planet, nearestDay } = approach;
  const nearestMs = msOfTdb(nearestDay);
  const isOwn = row.source.kind === 'user-defined';
  const unavailable = isOwn || isEnabled(configuration, 'fvt') ? undefined : refusal(planet);
  return (
    <Button
      kind="attention"
      className="ovt-encounter"
      unavailable={unavailable}
      onPress={() =>
        ovt.send({
          type: 'flyby.requested',
          designator,
          body: planet,
          span: { startMs: nearestMs - AROUND_MS, endMs: nearestMs + AROUND_MS },
        })
      }
    >
      Close encounter: {DRAWN_BODY[planet].name}, {dayText(nearestMs)}
      <ExternalLink className="icon" aria-hidden />
    </Button>
  );
}

function refusal(planet: PlanetApproach['planet']): string {
  const limit = planet === 'earth' ? '3 LD' : 'its sphere of influence (SOI)';
  const { title } = configuration.toolTexts.fvt;
  return `The object passes within ${limit} of ${DRAWN_BODY[planet].name}. ${title} is not available yet.`;
}
