import { useEffect } from 'react';
import { closeApproach, type CloseApproach } from '#contract/fvt/close-approaches.ts';
import { isSameApproach } from '#machines/fvt/close-approach.ts';
import type { ApproachList } from '#machines/fvt/fvt-events.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { entryState } from '#parts/tool-state/use-new-search.ts';
import type { FvtSession } from './fvt-session.ts';

/** The tool's data in an entry of the history. */
type Entry = {
  /** The list that the entry shows, or from which its flyby was opened. */
  readonly list?: ApproachList;
  readonly flyby: CloseApproach | undefined;
};

/**
 * Gives a flyby that the user opens an entry of the history, so that the browser's Back leads to the list it was opened from; a flyby
 * that is opened from beside another takes the entry of that one. In the frame of another page the history is that page's.
 */
export function useFlybyHistory({ fvt, sources: { search } }: Pick<FvtSession, 'fvt' | 'sources'>): void {
  useEffect(() => {
    if (EMBEDDING !== undefined) return undefined;
    const opened = fvt.on('flyby.opened', ({ approach, from }) => {
      const { flyby } = entry();
      if (flyby !== undefined && isSameApproach(flyby, approach)) return;
      const isFirst = flyby === undefined;
      if (isFirst) history.replaceState({ ...entryState(), list: from }, '');
      const next = { ...entryState(), list: from, flyby: approach };
      if (isFirst) history.pushState(next, '');
      else history.replaceState(next, '');
    });
    const goTo = () => {
      const { list, flyby } = entry();
      if (flyby !== undefined && list === 'opening') fvt.send({ type: 'approach.opened', approach: flyby });
      else if (flyby !== undefined) fvt.send({ type: 'row.chosen', approach: flyby });
      else if (list === 'opening') fvt.send({ type: 'opening.requested' });
      else if (list === 'search') search.send({ type: 'panel.turned', isOpen: true });
    };
    window.addEventListener('popstate', goTo);
    return () => {
      opened.unsubscribe();
      window.removeEventListener('popstate', goTo);
    };
  }, [fvt, search]);
}

/** The entry that is shown; a flyby that an earlier version wrote otherwise is none. */
function entry(): Entry {
  const { list, flyby }: { list?: unknown; flyby?: unknown } = entryState();
  return {
    ...(list === 'opening' || list === 'search' ? { list } : {}),
    flyby: closeApproach.safeParse(flyby).data,
  };
}
