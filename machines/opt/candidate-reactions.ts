import { MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import type { OrbitalObject } from '#contract/user-defined/user-defined-object.ts';
import { show } from '../popups/coordinator.ts';
import { notice, toast } from '../popups/notice.ts';
import { candidateObject } from './tonight/candidate-object.ts';
import type { OptReactions } from './opt-context.ts';
import { TOO_MANY_USER_DEFINED } from './too-many-user-defined.ts';

/** From the NEO Confirmation Page to the user-defined objects; one that is there already gets the later orbit. */
export const CANDIDATE_REACTIONS = {
  'candidate.taken': ({ scatter }, { setup }) => {
    const { userDefinedObjects } = setup.context;
    const made = candidateObject(scatter);
    if (made.kind === 'refused') {
      return [
        show(notice('error', `The orbit of ${scatter.designation} cannot be planned with: ${made.message}`)),
      ];
    }
    const object = made.object as OrbitalObject;
    const { designator } = object;
    const isKnown = userDefinedObjects.some((own) => own.designator === designator);
    if (!isKnown && userDefinedObjects.length >= MAX_USER_DEFINED_OBJECTS)
      return [show(TOO_MANY_USER_DEFINED)];
    return [
      isKnown
        ? { to: 'setup', event: { type: 'object.redefined', before: designator, object } }
        : { to: 'setup', event: { type: 'object.defined', object } },
      show(toast('success', `${scatter.designation} is planned with the objects you select.`)),
    ];
  },
} as const satisfies Partial<OptReactions>;
