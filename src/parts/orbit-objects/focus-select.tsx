import { useSelector } from '@xstate/react';
import { type Focus, rowOf, type OrbitList } from '#machines/orbits/orbit-list.ts';
import { Select } from '#ui/fields/select.tsx';
import type { View } from '../scene/view.ts';
import { DRAWN_BODY } from '../solar-system/drawn-bodies.ts';
import { followFocus } from './follow-focus.ts';
import type { OrbitSources } from './orbit-sources.ts';

export type FocusSelectProps = Pick<OrbitSources, 'objects'> & {
  view: Pick<View<unknown>, 'viewpoint' | 'look'>;
  /** Bodies and objects that are offered. */
  choicesOf: (list: OrbitList) => readonly Focus[];
};

/** What the camera follows, listed also where it is not offered. */
export function FocusSelect({ objects, view, choicesOf }: FocusSelectProps) {
  const list = useSelector(objects, ({ context }) => context);
  const choices = choicesOf(list);
  const followed = choices.map(keyOf).find((key) => list.focus !== undefined && key === keyOf(list.focus));
  return (
    <Select
      label="Focus on"
      value={followed}
      placeholder={list.focus === undefined ? 'Nothing' : titleOf(list.focus, list)}
      options={choices.map((focus) => ({ id: keyOf(focus), title: titleOf(focus, list) }))}
      onChange={(key) => {
        const focus = choices.find((choice) => keyOf(choice) === key);
        if (focus !== undefined) followFocus(objects, view, focus);
      }}
    />
  );
}

function keyOf(focus: Focus): string {
  return focus.kind === 'body' ? `body ${focus.body}` : `object ${focus.designator}`;
}

function titleOf(focus: Focus, list: OrbitList): string {
  if (focus.kind === 'body') return DRAWN_BODY[focus.body].name;
  return rowOf(list, focus.designator)?.title ?? focus.designator;
}
