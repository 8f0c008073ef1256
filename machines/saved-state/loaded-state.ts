/** A stored or saved state is to replace the present one. */
export type StateLoaded<State> = { readonly type: 'state.loaded'; readonly state: State };

export type RestoringContext<State> = {
  /** The state that is being restored: it is what is saved and shared until the workflows have it. */
  readonly state: State | undefined;
};
