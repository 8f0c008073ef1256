import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ApproachSearchActor } from '#machines/fvt/approach-search.ts';
import type { FvtActor } from '#machines/fvt/fvt.ts';
import { canFollow } from '#machines/fvt/search-rules.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { followingText } from '../opening/opening-texts.ts';

/** The next approach after days without one, or the one found before a search; one press shows it. */
export function FollowingApproach({ fvt, search }: { fvt: FvtActor; search: FvtSources['search'] }) {
  const following = useSelector(search, ({ context }) => context.following);
  const limits = useSelector(search, ({ context }) => context.limits);
  const isLooking = useSelector(search, (state) => state.matches({ following: 'looking' }));
  const isNone = useSelector(search, (state) => state.matches({ following: 'sought' }));
  const isOffered = useSelector(search, isFollowingOffered);
  if (isLooking) return <output className="fvt-status">Looking for the next one…</output>;
  if (following !== undefined)
    return (
      <Button onPress={() => fvt.send({ type: 'approach.opened', approach: following })}>
        {followingText(following)}
      </Button>
    );
  if (isNone)
    return <output className="fvt-status">{`None known until ${utcOf(limits.endMs).year}.`}</output>;
  return isOffered ? (
    <Button className="fvt-following" onPress={() => search.send({ type: 'following.requested' })}>
      Find the next approach
    </Button>
  ) : null;
}

/** Whether objects are chosen, as by an address, of which nothing has been searched. */
function isFollowingOffered(search: SnapshotFrom<ApproachSearchActor>): boolean {
  const { approaches, noneFound } = search.context;
  return canFollow(search.context) && approaches.length === 0 && !noneFound && !search.hasTag('busy');
}
