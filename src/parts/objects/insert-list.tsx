import { countText } from '../quantities/count-text.ts';
import { useSelector } from '@xstate/react';
import { TextArea } from '#ui/fields/text-area.tsx';
import { MissingNames } from './missing-names.tsx';
import type { ObjectListActor } from '#machines/objects/object-list.ts';

type Props = {
  readonly list: ObjectListActor;
  /** Objects the names are added to. */
  readonly inList: number;
};

/** Names typed or pasted; they are looked up when the list is saved. */
export function InsertList({ list, inList }: Props) {
  const text = useSelector(list, ({ context }) => context.text);
  return (
    <div className="objects-panel">
      <TextArea
        label="Designators or names, separated by commas or new lines"
        placeholder={'99942, Ivar, (3200) Phaethon\n2024 YR4'}
        rows={12}
        value={text}
        onChange={(typed) => list.send({ type: 'names.typed', text: typed })}
        hint={inList === 0 ? undefined : `They join the ${countText(inList, 'object')} in your list.`}
      />
      <MissingNames list={list} />
    </div>
  );
}
