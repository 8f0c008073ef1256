import type { AsteroidsByName } from '#contract/asteroid.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import type { EphemerisError } from '#contract/nov/keplerian.ts';
import { notice } from '../popups/notice.ts';
import type { Popup } from '../popups/popup.ts';

/** A name was looked up that nothing in the catalogue has; with those that may have been meant. */
export type ObjectUnknown = {
  readonly type: 'object.unknown';
  readonly phrase: string;
  readonly suggestions: readonly string[];
};

/** Characters of a name that a message shows. */
const LONGEST_NAME = 200;

/** An object is to be looked up by its name and shown. */
export type NamedObject = { readonly type: 'object.requested'; readonly phrase: string };

/** The name in the phrase of an address; empty where it has none. */
export function nameIn(phrase: string): string {
  return withoutDirectionControls(phrase).trim();
}

/** What follows from a look-up that has found nothing. */
export function unknownIn({ errors }: AsteroidsByName, phrase: string): ObjectUnknown {
  const suggestions = errors.flatMap((error) => error.suggestions ?? []);
  return { type: 'object.unknown', phrase, suggestions };
}

/** Nothing in the catalogue is what an address named; what may have been meant can be shown instead. */
export function unknownObject({ phrase, suggestions }: ObjectUnknown): Popup<NamedObject> {
  const [option, further] = suggestions.map((name) => ({
    label: `Show ${name}`,
    event: { type: 'object.requested', phrase: name } as const,
  }));
  return {
    ...notice('warning', `Load through URL: Object "${shortened(phrase)}" was not found`, [
      ...suggestions.map((name) => `Did you mean ${name}?`),
      'An object is found by its exact number and name, its designation, its number or its name.',
    ]),
    ...(option && { option, isOptionFirst: true }),
    ...(further && { further: [further] }),
  };
}

function shortened(phrase: string): string {
  return phrase.length > LONGEST_NAME ? `${phrase.slice(0, LONGEST_NAME)}…` : phrase;
}

/** The message of the service about an object, preceded by its name where the message leaves that out. */
export function objectErrorText({ name, message }: EphemerisError): string {
  return message.includes(name) ? message : `${name}: ${message}`;
}
