import { FLYBY_FOCUS, type FlybyActor, type FlybyFocus } from '#machines/fvt/flyby.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { View } from '#parts/scene/view.ts';
import { centred, released } from '#parts/scene/viewpoint.ts';
import type { Picked } from '#render/painters/painter.ts';

type Following = Pick<View<unknown>, 'viewpoint' | 'look' | 'followed'>;

/** Follows something and centres the picture on it. */
export function followFlyby(flyby: FlybyActor, view: Following, focus: FlybyFocus): void {
  view.look(centred(view.viewpoint()));
  flyby.send({ type: 'focus.chosen', focus });
}

/** Pointer actions in a picture of a flyby: a double click follows what it hits, or else the Sun. */
export function flybyPointer(flyby: FlybyActor, settings: DisplaySettingsActor, view: Following) {
  return {
    onSelect: () => undefined,
    onFollow: (picked: Picked | undefined) => followFlyby(flyby, view, focusOf(flyby, picked)),
    onRelease() {
      const viewpoint = released(
        view.viewpoint(),
        view.followed(),
        settings.getSnapshot().context.settings.zoom,
      );
      flyby.send({ type: 'focus.reset' });
      view.look(viewpoint);
    },
  };
}

function focusOf(flyby: FlybyActor, picked: Picked | undefined): FlybyFocus {
  if (picked?.kind === 'object') return 'object';
  if (picked?.kind !== 'body' || picked.id === 'sun') return 'sun';
  const { shown } = flyby.getSnapshot().context;
  return picked.id === 'moon' && shown?.file.facts.mainBody.id !== 'moon' ? 'moon' : 'body';
}

/** What may be followed: the Moon beside the Earth alone. */
export function focusChoices(mainBody: string, hasFlyby: boolean): readonly FlybyFocus[] {
  return FLYBY_FOCUS.filter(
    (focus) => (focus !== 'object' || hasFlyby) && (focus !== 'moon' || mainBody === 'earth'),
  );
}
