import { FileText, List } from 'lucide-react';
import { nearEarthObjects, objectTitle } from '#machines/listed-object.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { Chip } from '#ui/chip.tsx';
import { Note } from '#ui/note.tsx';
import { useSetup, type SetupActor } from './setup-actor.ts';
import './setup.css';

const SOURCES = [
  { id: 'filtering', title: 'Find using filtering', explanation: 'Every catalogued near-Earth object' },
  { id: 'list', title: 'Configure my list', explanation: 'Only the objects named below' },
] as const;

type Props = {
  readonly step: number;
  readonly setup: SetupActor;
  /** Opens the popup that edits the list, on one of its tabs. */
  readonly onConfigure: (tab: 'select' | 'insert') => void;
};

/** Which objects to look at: whatever passes the filters, or a list of one's own. */
export function ObjectsStep({ step, setup, onConfigure }: Props) {
  const source = useSetup(setup, (context) => context.objectSource);
  const count = useSetup(setup, (context) => context.objects.length);

  return (
    <Card
      step={step}
      title="Objects"
      aside={source === 'list' ? <span className="small muted">{countText(count)}</span> : null}
    >
      <ChoiceCards
        label="Object source"
        options={SOURCES}
        value={source}
        onChange={(chosen) => setup.send({ type: 'source.chosen', source: chosen })}
      />
      {source === 'list' ? <OwnList setup={setup} onConfigure={onConfigure} /> : null}
    </Card>
  );
}

function OwnList({ setup, onConfigure }: Omit<Props, 'step'>) {
  const objects = useSetup(setup, (context) => context.objects);
  const leftOut = objects.length - nearEarthObjects(objects).length;

  return (
    <>
      {objects.length === 0 ? (
        <p className="muted">The list is empty. Select objects from the catalogue, or insert their names.</p>
      ) : (
        <ul className="chips setup-objects" aria-label="Chosen objects">
          {objects.map((object) => (
            <li
              key={object.designator}
              className={object.filename === 'non-NEA' ? 'setup-object-left-out' : ''}
            >
              <Chip
                text={objectTitle(object)}
                onRemove={() => setup.send({ type: 'object.removed', object })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="setup-buttons">
        <Button onPress={() => onConfigure('select')}>
          <List className="icon" aria-hidden />
          Select from list
        </Button>
        <Button onPress={() => onConfigure('insert')}>
          <FileText className="icon" aria-hidden />
          Insert a list
        </Button>
      </div>
      {leftOut === 0 ? null : (
        <Note status="warning">
          {`${leftOut === 1 ? 'One object is' : `${leftOut} objects are`} not near-Earth, shown in grey: `}
          left out of filtering and calculation.
        </Note>
      )}
      <Note>
        User-defined objects are shown in the sky chart and the 3D tools only; they cannot be planned here
        yet.
      </Note>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No objects yet';
  return count === 1 ? '1 object' : `${count} objects`;
}
