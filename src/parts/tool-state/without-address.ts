import { type AddressedTool, endVisit } from './address-visit.ts';

/** Reads a stored state. */
type StateSchema<State> = { readonly safeParse: (value: unknown) => { readonly data?: State | undefined } };

/**
 * The state of a tool with a list of objects that the tab stored, without what the address of a former visit brought.
 *
 * @param fresh the state of the tool as it opens for the first time.
 * @param afterVisit the state of a visit after that of an address, by the one it was left in, the one before, and the designators
 *   of what it brought.
 */
export function withoutAddress<State>(
  tool: AddressedTool,
  schema: StateSchema<State>,
  stored: State,
  fresh: State,
  afterVisit: (left: State, before: State, brought: readonly string[]) => State,
): State {
  const ended = endVisit(tool);
  return ended === undefined
    ? stored
    : afterVisit(stored, schema.safeParse(ended.before).data ?? fresh, ended.brought);
}
