import type { ListFields } from './saved-list.ts';

/**
 * The list of a visit after one that an address brought: without the objects that came by the address.
 *
 * @param brought their designators.
 */
export function listAfterVisit<State extends ListFields>(left: State, brought: readonly string[]): State {
  const stay = (designators: readonly string[]) => designators.filter((each) => !brought.includes(each));
  const { selectedObjectName } = left;
  return {
    ...left,
    finalAsteroidsList: left.finalAsteroidsList.filter(({ designator }) => !brought.includes(designator)),
    checkedObjects: stay(left.checkedObjects),
    perturbedObjects: stay(left.perturbedObjects),
    keplerianOnlyObjects: stay(left.keplerianOnlyObjects),
    selectedObjectName: brought.includes(selectedObjectName ?? '') ? null : selectedObjectName,
  };
}
