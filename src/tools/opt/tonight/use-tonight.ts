import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onServiceBack } from '#client/reachability.ts';
import { tonightActors } from '#client/tonight.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { type TonightActor, tonightMachine } from '#machines/opt/tonight/tonight.ts';
import { wellKnownSite } from '#machines/opt/tonight/well-known-site.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { usePage } from '#parts/page.tsx';
import { isSiteKnown, keepSite, siteKey } from '#parts/setup/stored-sites.ts';

const PROVIDED = tonightMachine.provide({ actors: tonightActors() });

/** A list of the coming night, for as long as it is shown. */
export type Tonight = {
  readonly tonight: TonightActor;
  /**
   * Whose site it is: that of a well-known observatory, as long as the user's is not known; none yet, while it is entered; or the
   * user's.
   */
  readonly siteOf: 'example' | 'choosing' | 'user';
  readonly change: () => void;
  readonly choose: () => void;
  /** Takes the focus when the site is chosen. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * The night at the site of the set-up, or, for a user without one, at a well-known one which the time zone of the browser is nearest to.
 *
 * @param most how many objects are listed; as many as the service lists by itself where left out.
 */
export function useTonight(opt: OptActor, most?: number): Tonight {
  const { clock } = usePage();
  const { setup } = useSelector(opt, ({ context }) => context);
  const [siteOf, setSiteOf] = useState(() => firstSite(setup, clock.now()));
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  const tonight = useActorRef(PROVIDED, { input: { most } });
  const isChoosing = siteOf === 'choosing';
  const result = useSelector(tonight, ({ context }) => context.result);
  const heading = useRef<HTMLHeadingElement>(null);

  // before anything is painted: the list of the former site would be seen under the name of this one
  useLayoutEffect(() => {
    if (!isChoosing) tonight.send({ type: 'site.given', site: observatory });
  }, [tonight, isChoosing, observatory]);

  useEffect(() => {
    if (result !== undefined && siteOf === 'user') keepSite(setup);
  }, [setup, result, siteOf]);

  useEffect(() => onServiceBack(() => tonight.send({ type: 'retry.requested' })), [tonight]);

  useEffect(() => () => opt.send({ type: 'tonight.left' }), [opt]);

  const choose = () => {
    setSiteOf('user');
    heading.current?.focus();
  };
  useChosen(isChoosing ? { observatory, isLocating } : undefined, choose);

  return { tonight, siteOf, change: () => setSiteOf('choosing'), choose, heading };
}

/** Whose site the set-up has at first. An example is chosen in the set-up, and stored nowhere. */
function firstSite(setup: SetupActor, nowMs: number): Tonight['siteOf'] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const example = wellKnownSite(timeZone, -new Date(nowMs).getTimezoneOffset(), nowMs);
  if (isSiteKnown(setup, example)) return 'user';
  const { observatory } = setup.getSnapshot().context;
  if (siteKey(observatory) === siteKey(example)) return 'example';
  if (observatory.code === GEOCENTRE_CODE) return 'choosing';
  setup.send({ type: 'observatory.chosen', observatory: example });
  return 'example';
}

/** A site that is being chosen. */
type Choosing = { readonly observatory: Observatory; readonly isLocating: boolean };

/** An observatory with a code, or the place of the device, is chosen as soon as it is known; coordinates are not. */
function useChosen(choosing: Choosing | undefined, onChosen: () => void): void {
  const before = useRef(choosing);
  useEffect(() => {
    const former = before.current;
    before.current = choosing;
    if (former === undefined || choosing === undefined) return;
    const { observatory, isLocating } = choosing;
    const isLocated = former.isLocating && !isLocating;
    if (observatory !== former.observatory && (observatory.code !== undefined || isLocated)) onChosen();
  });
}
