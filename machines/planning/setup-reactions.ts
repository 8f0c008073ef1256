import { MAX_USER_DEFINED_OBJECTS } from '#contract/limits.ts';
import { type EditorReactionEvent, editorReactions } from '../editor/editor-reactions.ts';
import { objectListReactions } from '../objects/object-list-reactions.ts';
import type { UserDefinedObjectRequest } from '../objects/user-defined-objects.ts';
import { type Present, show } from '../popups/coordinator.ts';
import { toast } from '../popups/notice.ts';
import type { SetupActor } from './setup.ts';

/** The list of user-defined objects is full. */
export const TOO_MANY_USER_DEFINED = toast(
  'warning',
  `You can have at most ${MAX_USER_DEFINED_OBJECTS} objects of your own. Delete one first.`,
);

type PlanningTool = Present<{ readonly setup: SetupActor }>;

const EDITOR_REACTIONS = editorReactions(
  'setup',
  ({ setup }: PlanningTool) => setup.context.userDefinedObjects,
);

/** What follows from events about the objects of a set-up. */
export const SETUP_REACTIONS = {
  ...objectListReactions('setup', ({ setup }: PlanningTool) => setup.context.objects),
  ...EDITOR_REACTIONS,
  'definition.requested': (
    event: Extract<UserDefinedObjectRequest, { readonly type: 'definition.requested' }>,
    tool: PlanningTool,
  ) =>
    tool.setup.context.userDefinedObjects.length < MAX_USER_DEFINED_OBJECTS
      ? EDITOR_REACTIONS['definition.requested'](event, tool)
      : [show(TOO_MANY_USER_DEFINED)],
  'object.defined': (
    event: Extract<EditorReactionEvent, { readonly type: 'object.defined' }>,
    tool: PlanningTool,
  ) => {
    const { userDefinedObjects } = tool.setup.context;
    const isKnown = userDefinedObjects.some(({ designator }) => designator === event.object.designator);
    return isKnown || userDefinedObjects.length < MAX_USER_DEFINED_OBJECTS
      ? EDITOR_REACTIONS['object.defined'](event, tool)
      : [show(TOO_MANY_USER_DEFINED)];
  },
};
