import { type AnyEventObject, fromCallback } from 'xstate';

/** Anything that emits events: an actor. */
type Source = {
  on(type: '*', listener: (event: AnyEventObject) => void): { unsubscribe(): void };
};

/** Carries everything its sources emit to the machine that invokes it. */
export const listen = fromCallback<AnyEventObject, { sources: readonly Source[] }>(({ input, sendBack }) => {
  const subscriptions = input.sources.map((source) => source.on('*', sendBack));
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
