import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { tonightActors } from '#client/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { type TonightActor, tonightMachine } from '#machines/opt/tonight/tonight.ts';
import { isSiteKnown, keepSite } from '#parts/setup/stored-sites.ts';
import { useChosen } from './use-chosen.ts';

const PROVIDED = tonightMachine.provide({ actors: tonightActors() });

/** A list of the coming night, for as long as it is shown. */
export type Tonight = {
  readonly tonight: TonightActor;
  /** The site is to be entered: none is known, or it is being changed. */
  readonly isChoosing: boolean;
  readonly change: () => void;
  readonly choose: () => void;
  /** Takes the focus when the site is chosen. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * The night at the site of the set-up, requested as soon as the user has set that site.
 *
 * @param most objects that are listed; as many as the service lists by itself without it.
 */
export function useTonight(opt: OptActor, most?: number): Tonight {
  const { setup } = useSelector(opt, ({ context }) => context);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  const tonight = useActorRef(PROVIDED, { input: { most } });
  const [isChoosing, setChoosing] = useState(() => !isSiteKnown(setup));
  const result = useSelector(tonight, ({ context }) => context.result);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isChoosing) tonight.send({ type: 'site.given', site: observatory });
  }, [tonight, isChoosing, observatory]);

  useEffect(() => {
    if (result !== undefined) keepSite(setup);
  }, [setup, result]);

  useEffect(() => () => opt.send({ type: 'tonight.left' }), [opt]);

  const choose = () => {
    setChoosing(false);
    heading.current?.focus();
  };
  useChosen(isChoosing ? { observatory, isLocating } : undefined, choose);

  return { tonight, isChoosing, change: () => setChoosing(true), choose, heading };
}
