import {
  bodyOfTarget,
  FLYBY_CAMERAS,
  FLYBY_FOCUS,
  type FlybyActor,
  type FlybyCamera,
  type FlybyFocus,
} from '#machines/fvt/flyby.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { View } from '#parts/scene/view.ts';
import { centredViewpoint, releasedViewpoint } from '#parts/scene/viewpoint.ts';
import type { Picked } from '#render/painters/painter.ts';

type Following = Pick<View<unknown>, 'viewpoint' | 'look' | 'followed'>;

/** Follows something and centres the picture on it. */
export function followFlyby(flyby: FlybyActor, view: Following, focus: FlybyFocus): void {
  view.look(centredViewpoint(view.viewpoint()));
  flyby.send({ type: 'focus.chosen', focus });
}

/** Pointer actions in a picture of a flyby: a double click follows what it hits, or else the Sun. */
export function flybyPointer(flyby: FlybyActor, settings: DisplaySettingsActor, view: Following) {
  return {
    onSelect: () => undefined,
    onFollow: (picked: Picked | undefined) => followFlyby(flyby, view, focusOf(flyby, picked)),
    onRelease() {
      const viewpoint = releasedViewpoint(
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

/** Keys of the cameras: object and body in view, free, behind the object, on the ground. */
const CAMERA_KEYS: Readonly<Record<string, FlybyCamera>> = { b: 'both', f: 'free', c: 'chase', g: 'ground' };

/** What keys do in a picture of a flyby beside turning it. */
export function cameraKeys(flyby: FlybyActor): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    Object.entries(CAMERA_KEYS).map(([key, camera]) => [
      key,
      () => {
        const { shown } = flyby.getSnapshot().context;
        if (shown !== undefined && cameraChoices(bodyOfTarget(shown.target).id).includes(camera))
          flyby.send({ type: 'camera.chosen', camera });
      },
    ]),
  );
}

/** The cameras that there are: one on the ground beside the Earth alone. */
export function cameraChoices(mainBody: string): readonly FlybyCamera[] {
  return FLYBY_CAMERAS.filter((camera) => camera !== 'ground' || mainBody === 'earth');
}
