import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { OrbitalObject } from '#contract/synthetic-object.ts';
import type { OwnObjectRequest } from '#machines/editor-reactions.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ownElementsText } from '../objects/own-elements.ts';
import './setup.css';

type Props = {
  readonly objects: readonly OrbitalObject[];
  readonly onRequest: (request: OwnObjectRequest) => void;
};

/** The visitor's own objects, each to be changed or deleted. */
export function OwnObjects({ objects, onRequest }: Props) {
  const title = useId();
  return (
    <section className="setup-own" aria-labelledby={title}>
      <h3 id={title} className="small muted">
        User-defined objects
      </h3>
      {objects.length === 0 ? null : (
        <ul aria-labelledby={title}>
          {objects.map((object) => (
            <OwnObject key={object.designator} object={object} onRequest={onRequest} />
          ))}
        </ul>
      )}
      <p className="small muted">
        Your own objects are calculated beside the objects you select; they are not part of filtering.
      </p>
    </section>
  );
}

type RowProps = Pick<Props, 'onRequest'> & { readonly object: OrbitalObject };

function OwnObject({ object, onRequest }: RowProps) {
  const { designator, objectName } = object;
  return (
    <li>
      <span className="setup-own-name">{objectName}</span>
      <span className="setup-own-elements small muted figures">{ownElementsText(object)}</span>
      <IconButton
        label={`Edit ${objectName}`}
        size="small"
        icon={<Pencil className="icon" aria-hidden />}
        onPress={() => onRequest({ type: 'redefinition.requested', designator })}
      />
      <IconButton
        label={`Delete ${objectName}`}
        size="small"
        icon={<Trash2 className="icon" aria-hidden />}
        onPress={() => onRequest({ type: 'deletion.requested', designator })}
      />
    </li>
  );
}
