import { useSelector } from '@xstate/react';
import { countText } from '#contract/text/count-text.ts';
import { missingNames, type ObjectListActor } from '#machines/objects/object-list.ts';
import { typedName } from '#machines/objects/object-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { type LineFault, withoutFault } from './line-fault.ts';
import type { ReadOrbits } from './read-orbits.ts';

type InsertListProps = {
  readonly list: ObjectListActor;
  /** Objects the names are added to. */
  readonly inList: number;
  readonly read: Pick<ReadOrbits, 'orbits' | 'faults'>;
};

/** Names, orbits and observations that were typed or pasted; names are looked up when the list is saved. */
export function InsertList({ list, inList, read: { orbits, faults } }: InsertListProps) {
  const text = useSelector(list, ({ context }) => context.text);
  return (
    <div className="objects-panel">
      <TextArea
        label="Designators or names, separated by commas or new lines; or lines of orbits or observations"
        placeholder={'99942, Ivar, (3200) Phaethon\n2024 YR4'}
        rows={12}
        value={text}
        onChange={(typed) => list.send({ type: 'names.typed', text: typed })}
        hint={
          inList === 0 ? undefined : `They will be added to the ${countText(inList, 'object')} in your list.`
        }
      />
      {orbits.length === 0 ? null : (
        <output className="small muted">
          {`${countText(orbits.length, 'orbit')} read. Catalogue objects keep the orbit they have there; others become user-defined.`}
        </output>
      )}
      <BadLines list={list} faults={faults} />
      <MissingNames list={list} />
    </div>
  );
}

/** The pasted lines that cannot be read, each with a way to leave it out. */
function BadLines({
  list,
  faults,
}: {
  readonly list: ObjectListActor;
  readonly faults: readonly LineFault[];
}) {
  if (faults.length === 0) return null;
  const leaveOut = (fault: LineFault): void =>
    list.send({ type: 'names.typed', text: withoutFault(list.getSnapshot().context.text, fault) });
  return (
    <ul className="objects-missing" aria-label="Lines that cannot be read">
      {faults.map((fault) => (
        <li key={fault.line}>
          <span className="field-error">{`Line ${fault.line}: ${fault.reason}.`}</span>
          <Button kind="quiet" size="small" onPress={() => leaveOut(fault)}>
            Leave it out
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The names of the text that were not found, each with what may have been meant, and a way to leave it out. */
function MissingNames({ list }: { readonly list: ObjectListActor }) {
  const context = useSelector(list, (state) => state.context);
  const missing = missingNames(context);
  const replace = (name: string, by: string | undefined): void =>
    list.send({ type: 'name.replaced', name, by });
  if (missing.length === 0) return null;
  return (
    <ul className="objects-missing" aria-label="Names that were not found">
      {missing.map(({ name, message, suggestions = [] }) => (
        <li key={name}>
          <span className="field-error">{message.replace(name, () => typedName(context.text, name))}</span>
          {suggestions.map((meant) => (
            <Button key={meant} size="small" onPress={() => replace(name, meant)}>
              {`Did you mean ${meant}?`}
            </Button>
          ))}
          <Button kind="quiet" size="small" onPress={() => replace(name, undefined)}>
            Leave it out
          </Button>
        </li>
      ))}
    </ul>
  );
}
