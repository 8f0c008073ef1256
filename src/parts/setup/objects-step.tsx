import { useSelector } from '@xstate/react';
import { FileText, List, Plus } from 'lucide-react';
import { countText, counted } from '#contract/text/count-text.ts';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { markedTitle, nearEarthObjects, objectTitle } from '#machines/objects/listed-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/content/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Chip } from '#ui/content/chip.tsx';
import { Note } from '#ui/content/note.tsx';
import { UserDefinedObjects } from './user-defined-objects.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';
import './setup.css';

const SOURCES = [
  { id: 'filtering', title: 'Find using filtering', explanation: 'Every catalogued near-Earth object' },
  { id: 'list', title: 'Configure my list', explanation: 'Only the objects named below' },
] as const;

type Props = {
  readonly step: number;
  readonly setup: SetupActor;
  /** The remark about objects that are not near-Earth. */
  readonly leftOutOf: string;
  /** Whether there is nothing but a list to choose. */
  readonly isListOnly?: boolean;
  /** Opens the popup that edits the list, on one of its tabs. */
  readonly onConfigure: (tab: 'select' | 'insert') => void;
  /** Opens the editor of user-defined objects, or the question whether one may go. */
  readonly onUserDefinedObject: (request: UserDefinedObjectRequest) => void;
};

/** Which objects to look at: whatever passes the filters, or a list of the catalogue's; and the user's own. */
export function ObjectsStep({
  step,
  setup,
  leftOutOf,
  isListOnly = false,
  onConfigure,
  onUserDefinedObject,
}: Props) {
  const source = useSelector(setup, ({ context }) => context.objectSource);
  const count = useSelector(setup, ({ context }) => context.objects.length);
  const userDefinedObjects = useSelector(setup, ({ context }) => context.userDefinedObjects);

  return (
    <Card
      step={step}
      title="Objects"
      aside={source === 'list' ? <output className="small muted">{listText(count)}</output> : null}
    >
      {isListOnly ? null : (
        <ChoiceCards
          label="Object source"
          options={SOURCES}
          value={source}
          onChange={(chosen) => setup.send({ type: 'source.chosen', source: chosen })}
        />
      )}
      {source === 'list' ? <ChosenObjects setup={setup} /> : null}
      <div className="setup-buttons">
        {source === 'list' ? (
          <>
            <Button onPress={() => onConfigure('select')}>
              <List className="icon" aria-hidden />
              Select from list
            </Button>
            <Button onPress={() => onConfigure('insert')}>
              <FileText className="icon" aria-hidden />
              Insert a list
            </Button>
          </>
        ) : null}
        <Button onPress={() => onUserDefinedObject({ type: 'definition.requested' })}>
          <Plus className="icon" aria-hidden />
          Add user-defined object
        </Button>
      </div>
      {source === 'list' ? <LeftOut setup={setup} leftOutOf={leftOutOf} /> : null}
      <UserDefinedObjects objects={userDefinedObjects} onRequest={onUserDefinedObject} />
    </Card>
  );
}

function ChosenObjects({ setup }: Pick<Props, 'setup'>) {
  const objects = useSelector(setup, ({ context }) => context.objects);
  if (objects.length === 0) {
    return (
      <p className="muted">The list is empty. Select objects from the catalogue, or insert their names.</p>
    );
  }
  return (
    <ul className="chips setup-objects" aria-label="Chosen objects">
      {objects.map((object) => (
        <li key={object.designator} className={object.filename === 'non-NEA' ? 'setup-object-left-out' : ''}>
          <Chip text={markedTitle(object)} onRemove={() => setup.send({ type: 'object.removed', object })} />
        </li>
      ))}
    </ul>
  );
}

/** Most names that are shown of objects that are left out. */
const MOST_NAMED = 10;

function LeftOut({ setup, leftOutOf }: Pick<Props, 'setup' | 'leftOutOf'>) {
  const objects = useSelector(setup, ({ context }) => context.objects);
  const nearEarth = new Set(nearEarthObjects(objects));
  const leftOut = objects.filter((object) => !nearEarth.has(object)).map(objectTitle);
  if (leftOut.length === 0) return null;
  const others = leftOut.length - MOST_NAMED;
  const names = `${leftOut.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  return (
    <Note status="warning">
      {`${countText(leftOut.length, 'object is', 'objects are')} not near-Earth: ${names}. ${counted(leftOut.length, 'It is', 'They are')} shown in grey and left out of ${leftOutOf}.`}
    </Note>
  );
}

function listText(count: number): string {
  return count === 0 ? 'No objects yet' : countText(count, 'object');
}
