import { useSelector } from '@xstate/react';
import { missingNames, type ObjectListActor } from '#machines/objects/object-list.ts';
import { typedName } from '#machines/objects/object-names.ts';
import { Button } from '#ui/buttons/button.tsx';

/** The names of the text that were not found, each with what may have been meant, and a way to leave it out. */
export function MissingNames({ list }: { readonly list: ObjectListActor }) {
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
