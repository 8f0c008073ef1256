import { useState } from 'react';
import type { NamedObject } from '#machines/objects/object-messages.ts';
import { type AddressedTool, beginVisit, noteBrought } from './address-visit.ts';
import { objectIn } from './object-in-address.ts';
import { type Changing, useNewSearch } from './use-new-search.ts';

/** A tool that has a list of objects. */
type Naming = {
  readonly name: AddressedTool;
  readonly tool: { readonly send: (event: NamedObject) => void };
  /** The present state of the tool as JSON; empty while it has none. */
  readonly stateText: () => string;
  /** Designators of the objects in the list. */
  readonly listed: () => readonly string[];
  readonly isLookingUp: () => boolean;
  /** Whether the object is still to come, or was not given by a service that failed. */
  readonly isOpen: () => boolean;
  /** Sources of changes of these. */
  readonly changing: readonly Changing[];
};

/** Looks up the object named in the address, `?object=`. @param describe is called once. */
export function useNamedObject(describe: () => Naming): void {
  const [{ name, follower }] = useState(() => {
    const naming = describe();
    const { name, tool, stateText, isOpen, changing } = naming;
    const follow = (query: string) => {
      const phrase = objectIn(query);
      if (phrase === '') return;
      beginVisit(name, query, stateText());
      noteArrivals(naming);
      tool.send({ type: 'object.requested', phrase });
    };
    return { name, follower: { follow, isOpen, changing } };
  });
  useNewSearch(name, follower);
}

/** Notes which objects the next look-up adds to the list, as those that the address brought. */
function noteArrivals({ name, listed, isLookingUp, changing }: Naming): void {
  let before: readonly string[] | undefined;
  const note = () => {
    if (isLookingUp()) before ??= listed();
    if (before === undefined || isLookingUp()) return;
    for (const subscription of subscriptions) subscription.unsubscribe();
    noteBrought(
      name,
      listed().filter((designator) => before?.includes(designator) === false),
    );
  };
  const subscriptions = changing.map((each) => each.subscribe(note));
}
