/** A stored or saved state is to take the place of the present one. */
export type StateLoaded<State> = { readonly type: 'state.loaded'; readonly state: State };

export type RestoringContext<State> = {
  /** What is saved and shared until it has come back: another way there would be nothing of it yet. */
  readonly state: State | undefined;
};
