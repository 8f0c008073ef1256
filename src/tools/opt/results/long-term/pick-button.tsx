import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';

export type PickButtonProps = {
  readonly object: ObjectTable;
  /** Its chart is shown. */
  readonly isShown: boolean;
  readonly charts: ChartsActor;
};

/** The name of an object, which shows its chart. */
export function PickButton({ object, isShown, charts }: PickButtonProps) {
  return (
    <button
      type="button"
      className="designation"
      aria-pressed={isShown}
      onClick={() => charts.send({ type: 'object.picked', designator: object.designator })}
    >
      {objectTitle(object)}
    </button>
  );
}
