import type { EphemerisError } from '#contract/nov/keplerian.ts';

/** What the service says of an object, with its name where the message leaves it out. */
export function objectErrorText({ name, message }: EphemerisError): string {
  return message.includes(name) ? message : `${name}: ${message}`;
}
