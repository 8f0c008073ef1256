import { type AnyEventObject, fromCallback } from 'xstate';

/** An actor whose emitted events can be listened to. */
export type Emitter = {
  on(type: '*', listener: (event: AnyEventObject) => void): { unsubscribe(): void };
};

/** Sends every event that other actors emit to the machine that invokes it. */
export const listen = fromCallback<AnyEventObject, { emitters: readonly Emitter[] }>(
  ({ input, sendBack }) => {
    const subscriptions = input.emitters.map((emitter) => emitter.on('*', sendBack));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  },
);
