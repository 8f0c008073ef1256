import { FOCUS_BODIES, type Focus, SUN_FOCUS } from '#machines/orbits/orbit-list.ts';
import type { View } from '#parts/scene/view.ts';
import { centredViewpoint, releasedViewpoint } from '#parts/scene/viewpoint.ts';
import type { Picked } from '#render/painters/painter.ts';
import type { OrbitSources } from './orbit-sources.ts';
import { KEPLERIAN_GHOST } from './place-objects.ts';

type Objects = OrbitSources['objects'];
type Following = Pick<View<unknown>, 'viewpoint' | 'look'>;

/** Follows a body or an object and centres the picture on it. */
export function followFocus(objects: Objects, view: Following, focus: Focus): void {
  view.look(centredViewpoint(view.viewpoint()));
  objects.send({ type: 'focus.chosen', focus });
}

/** Pointer actions in a picture of orbits: a click selects an object, a double click follows what it hits, or else the Sun. */
export function orbitPointer(
  { objects, settings }: Pick<OrbitSources, 'objects' | 'settings'>,
  view: Following & Pick<View<unknown>, 'followed'>,
) {
  return {
    onSelect(picked: Picked | undefined): void {
      if (picked?.kind !== 'object') return;
      objects.send({ type: 'row.clicked', designator: designatorOf(picked.id) });
    },
    onFollow: (picked: Picked | undefined) => followFocus(objects, view, focusOf(picked)),
    onRelease: () => releaseFocus(objects, view, settings.getSnapshot().context.settings.zoom),
  };
}

/** Stops following; the camera stays where it is. */
function releaseFocus(
  objects: Objects,
  view: Following & Pick<View<unknown>, 'followed'>,
  zoom: number,
): void {
  const viewpoint = releasedViewpoint(view.viewpoint(), view.followed(), zoom);
  objects.send({ type: 'focus.reset' });
  view.look(viewpoint);
}

function focusOf(picked: Picked | undefined): Focus {
  if (picked?.kind === 'object') return { kind: 'object', designator: designatorOf(picked.id) };
  const body = picked?.kind === 'body' ? FOCUS_BODIES.find((id) => id === picked.id) : undefined;
  return body === undefined ? SUN_FOCUS : { kind: 'body', body };
}

function designatorOf(id: string): string {
  return id.endsWith(KEPLERIAN_GHOST) ? id.slice(0, -KEPLERIAN_GHOST.length) : id;
}
