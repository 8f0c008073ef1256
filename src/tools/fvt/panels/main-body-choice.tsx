import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import type { ApproachSearchActor } from '#machines/fvt/approach-search.ts';
import { everyBody, isEveryBody } from '#machines/fvt/body-choice.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Popover } from '#ui/overlays/popover.tsx';

/** The bodies that close approaches are searched for at: one, several, or all. */
export function MainBodyChoice({ search }: { search: ApproachSearchActor }) {
  const { known, bodies } = useSelector(search, ({ context }) => context);
  const areMissing = useSelector(search, (state) => state.matches({ bodies: 'missing' }));
  const every = everyBody(known);
  const isAll = isEveryBody(bodies, every);
  const names = known.filter(({ id }) => bodies.includes(id)).map(({ name }) => name);
  const summary = isAll ? 'All' : names.length === 0 ? 'None' : names.join(', ');
  return (
    <div className="field">
      <span className="field-label" aria-hidden>
        Main bodies
      </span>
      <Popover
        label="Main bodies"
        trigger={
          <Button className="input select-button" aria-label={`Main bodies: ${summary}`}>
            <span className="select-value">{summary}</span>
            <ChevronDown className="icon" aria-hidden />
          </Button>
        }
      >
        <fieldset className="fvt-bodies" aria-label="Main bodies">
          <Checkbox isSelected={isAll} onChange={() => search.send({ type: 'all-bodies.pressed' })}>
            All
          </Checkbox>
          {known.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={!isAll && bodies.includes(id)}
              onChange={() => search.send({ type: 'body.pressed', body: id })}
            >
              {name}
            </Checkbox>
          ))}
          {areMissing ? (
            <Button size="small" onPress={() => search.send({ type: 'bodies.requested' })}>
              Load the other bodies again
            </Button>
          ) : null}
          <Button kind="quiet" size="small" onPress={() => search.send({ type: 'bodies.cleared' })}>
            Clear
          </Button>
        </fieldset>
      </Popover>
    </div>
  );
}
