import { useSelector } from '@xstate/react';
import type { ObjectSwitches } from '#machines/objects/listed-object.ts';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { ObjectListActor } from '#machines/objects/object-list.ts';

const SWITCHES: readonly { readonly name: keyof ObjectSwitches; readonly title: string }[] = [
  { name: 'neo', title: 'NEO' },
  { name: 'nonNeo', title: 'non-NEO' },
  { name: 'neocp', title: 'NEOCP' },
  { name: 'asteroid', title: 'Asteroid' },
  { name: 'comet', title: 'Comet' },
];

const COMETS = 'Comets are listed by their designations, such as 67P or C/2020 F3, and by their names.';

/** Which kinds of object the available list shows. */
export function KindSwitches({ list }: { readonly list: ObjectListActor }) {
  const switches = useSelector(list, ({ context }) => context.switches);
  return (
    <div className="objects-switches">
      {SWITCHES.map(({ name, title }) => (
        <Switch
          key={name}
          isSelected={switches[name]}
          onChange={() => list.send({ type: 'switch.toggled', name })}
        >
          {title}
        </Switch>
      ))}
      <InfoMark label="About comets" text={COMETS} />
    </div>
  );
}
