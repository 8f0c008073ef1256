import type { AnyActorRef } from 'xstate';

/**
 * The workflows of a tool that are saved, by their names, in the order in which they are brought back: what each adds to the
 * state, and the commands that bring it back.
 */
export type SavedWorkflows<Tool, State, Outcome> = {
  readonly [Name in keyof Tool]?: {
    readonly save: (tool: Tool) => Partial<State>;
    readonly load: (state: State, tool: Tool) => readonly Outcome[];
  };
};

type Saving<Tool> = Readonly<Record<string, { readonly save: (tool: Tool) => object }>>;

type Loading<Tool, State, Outcome> = Readonly<
  Record<string, { readonly load: (state: State, tool: Tool) => readonly Outcome[] }>
>;

/** The fields of all workflows. */
type FieldsOf<Saved extends Saving<never>> = {
  [Name in keyof Saved]: (fields: ReturnType<Saved[Name]['save']>) => void;
}[keyof Saved] extends (fields: infer Fields) => void
  ? Fields
  : never;

/** What the workflows of a tool add to its state. */
export function savedFields<Tool, Saved extends Saving<Tool>>(saved: Saved, tool: Tool): FieldsOf<Saved> {
  const fields = Object.values(saved).map(({ save }) => save(tool));
  return Object.assign({}, ...fields);
}

/** What brings the workflows of a tool back. */
export function restoringCommands<Tool, State, Outcome>(
  saved: Loading<Tool, State, Outcome>,
  state: State,
  tool: Tool,
): readonly Outcome[] {
  return Object.values(saved).flatMap(({ load }) => load(state, tool));
}

/** The workflows in the context of a coordinator that are saved: a change of one of them changes the state. */
export function savedActors(saved: object, context: object): readonly AnyActorRef[] {
  return Object.entries(context).flatMap(([name, workflow]) => (name in saved ? [workflow] : []));
}
