import { assign } from 'xstate';
import { withoutObjects } from '../objects/listed-object.ts';
import { setupParts } from './setup-parts.ts';

/** Where the objects come from, the user's list of them, and those of the user's own. */
export const objectsState = setupParts.createStateConfig({
  on: {
    'source.chosen': { actions: assign({ objectSource: ({ event }) => event.source }) },
    'objects.saved': { actions: assign({ objects: ({ event }) => event.objects }) },
    'object.removed': {
      actions: assign({
        objects: ({ context, event }) => withoutObjects(context.objects, [event.object]),
      }),
    },
    'object.defined': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
    'object.redefined': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
    'object.deleted': { actions: { type: 'changeUserDefined', params: ({ event }) => event } },
  },
});
