import { type FvtState, fvtState } from '#contract/fvt/fvt-state.ts';
import { afterVisit } from '#machines/fvt/after-visit.ts';
import { endVisit } from '#parts/tool-state/address-visit.ts';
import { flybyAddressOf } from './address.ts';

/**
 * The state that the tab stored, without what the address of a former visit brought.
 *
 * @param fresh the state of the tool as it opens for the first time.
 */
export function withoutAddress(stored: FvtState, fresh: FvtState): FvtState {
  const ended = endVisit('fvt');
  const address = ended && flybyAddressOf(ended.query).address;
  if (address === undefined) return stored;
  return afterVisit(stored, fvtState.safeParse(ended?.before).data ?? fresh, address);
}
