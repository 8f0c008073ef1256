import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import type { GroupType } from '#contract/nov/small-objects.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DrawnColor } from '#ui/fields/color-button.tsx';
import { ListBox } from '#ui/overlays/list-box.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import type { SwarmActor } from '#machines/orbits/swarm.ts';
import { chosenLines, countText } from './group-lines.ts';
import { GroupRow } from './group-row.tsx';

export type GroupSelectProps = {
  title: string;
  type: Exclude<GroupType, 'neo'>;
  swarm: SwarmActor;
  /** A colour as the scene draws it. */
  drawnColor: (color: string) => DrawnColor;
};

/** A list that opens on demand, to choose any number of groups from. Chosen groups are listed below it in their colours. */
export function GroupSelect({ title, type, swarm, drawnColor }: GroupSelectProps) {
  const context = useSelector(swarm, (state) => state.context);
  const isLoading = useSelector(swarm, (state) => state.matches({ options: 'loading' }));
  const options = context.options[type];
  const lines = chosenLines(context, type);
  const selected = new Set(lines.map(({ value }) => value));
  const toggle = (value: string): void => swarm.send({ type: 'group.toggled', group: type, value });
  return (
    <div className="swarm-choice">
      <Popover
        label={title}
        trigger={
          <Button className="swarm-open" onPress={() => swarm.send({ type: 'options.requested' })}>
            <span className="grow">{title}</span>
            <span className="muted">{lines.length === 0 ? 'None' : `${lines.length} shown`}</span>
            <ChevronDown className="icon" aria-hidden />
          </Button>
        }
      >
        <ListBox
          label={title}
          entries={options.map(({ value, label, count }) => ({
            id: value,
            text: label,
            detail: countText(count),
          }))}
          selected={selected}
          onSelectedChange={(chosen) => {
            for (const { value } of options) if (chosen.has(value) !== selected.has(value)) toggle(value);
          }}
          empty={isLoading ? 'Loading…' : 'There is nothing to choose from at the moment.'}
        />
      </Popover>
      {lines.length === 0 ? null : (
        <ul className="swarm-groups" aria-label={`${title} shown`}>
          {lines.map((line) => (
            <GroupRow
              key={line.value}
              line={line}
              drawn={drawnColor(line.color)}
              onToggle={() => toggle(line.value)}
              onColor={(color) => swarm.send({ type: 'color.chosen', group: type, value: line.value, color })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
