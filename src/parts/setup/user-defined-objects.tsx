import { useId, useRef } from 'react';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import { userDefinedElementsText } from '../objects/user-defined-elements.ts';
import { UserDefinedList } from '../objects/user-defined-list.tsx';
import './setup.css';

type Props = {
  readonly objects: readonly OrbitalObject[];
  readonly onRequest: (request: UserDefinedObjectRequest) => void;
};

/**
 * User-defined objects with their elements. The question whether one may go gives the focus back to the section,
 * since its button may be gone by then.
 */
export function UserDefinedObjects({ objects, onRequest }: Props) {
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const request = (requested: UserDefinedObjectRequest): void => {
    if (requested.type === 'deletion.requested') section.current?.focus({ preventScroll: true });
    onRequest(requested);
  };
  return (
    <section ref={section} className="setup-user-defined" aria-labelledby={title} tabIndex={-1}>
      <h3 id={title} className="small muted">
        User-defined objects
      </h3>
      <UserDefinedList
        rows={objects.map((object) => ({
          designator: object.designator,
          title: object.objectName,
          name: (
            <>
              <span className="setup-user-defined-name">{object.objectName}</span>
              <span className="setup-user-defined-elements small muted figures">
                {userDefinedElementsText(object)}
              </span>
            </>
          ),
        }))}
        onRequest={request}
      />
      <p className="small muted">Your own objects are calculated along with the objects you select.</p>
    </section>
  );
}
