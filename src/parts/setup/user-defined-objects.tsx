import { Pencil, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { OrbitalObject } from '#contract/user-defined-object.ts';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ownElementsText } from '../objects/own-elements.ts';
import './setup.css';

type Props = {
  readonly objects: readonly OrbitalObject[];
  readonly onRequest: (request: UserDefinedObjectRequest) => void;
};

/**
 * The visitor's own objects, each to be changed or deleted. A renamed one keeps its row, and its button the focus; the
 * question whether one may go gives the focus back to the section, since its button may be gone by then.
 */
export function UserDefinedObjects({ objects, onRequest }: Props) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const request = (asked: UserDefinedObjectRequest): void => {
    if (asked.type === 'deletion.requested') section.current?.focus({ preventScroll: true });
    onRequest(asked);
  };
  return (
    <section ref={section} className="setup-own" aria-labelledby={title} tabIndex={-1}>
      <h3 id={title} className="small muted">
        User-defined objects
      </h3>
      {objects.length === 0 ? null : (
        <ul aria-labelledby={title}>
          {objects.map((object, place) => (
            <UserDefinedObject key={place} object={object} onRequest={request} />
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

function UserDefinedObject({ object, onRequest }: RowProps) {
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
