import type { PopulationActor } from '#machines/sovt/population.ts';

/** Calls `show` once, when the population is opened for the first time: what draws it comes then. */
export function onceOpened(population: PopulationActor, show: () => void): void {
  const subscription = population.subscribe(({ context }) => {
    if (!context.isOpen) return;
    subscription.unsubscribe();
    show();
  });
}

/** Designation of a row of the swarm, and what readers call it; undefined while the objects are not there. */
export function namesOfRow(
  population: PopulationActor,
  row: number,
): { readonly designation: string; readonly label: string } | undefined {
  const names = population.getSnapshot().context.objects?.names;
  const designation = names?.names[row];
  return designation === undefined
    ? undefined
    : { designation, label: names?.labels?.[designation] ?? designation };
}
