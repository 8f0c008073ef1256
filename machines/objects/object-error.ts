import type { EphemerisError } from '#contract/nov/keplerian.ts';

/** The message of the service about an object, preceded by its name where the message leaves that out. */
export function objectErrorText({ name, message }: EphemerisError): string {
  return message.includes(name) ? message : `${name}: ${message}`;
}
