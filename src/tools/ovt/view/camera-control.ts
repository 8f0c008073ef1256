import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { FOCUS_BODIES, SUN_FOCUS, type Focus } from '#machines/orbits/orbit-list.ts';
import { cameraOf, type Followed, type Viewpoint, zoomNearer } from '#parts/scene/viewpoint.ts';
import { applyAction } from '#render/cameras/apply-action.ts';
import type { CameraAction } from '#render/cameras/camera-action.ts';
import { viewOf, type PictureSize } from '#render/cameras/orbit-camera.ts';
import { zoomAfterSteps } from '#render/cameras/zoom.ts';
import type { Picked } from '#render/painters/painter.ts';
import { KEPLERIAN_GHOST } from './place-objects.ts';
import type { ViewSources } from './view-sources.ts';

/** What carrying out an action needs to know of the picture. */
export type PictureState = {
  readonly followed: Followed;
  readonly size: PictureSize;
  readonly pick: (x: number, y: number) => Picked | undefined;
  /** An object of the swarm was clicked; its row. */
  readonly onSwarmPicked: (row: number) => void;
};

/** Carries out what mouse, touch or keys ask of the camera. */
export function carryOut(action: CameraAction, sources: ViewSources, picture: PictureState): void {
  switch (action.kind) {
    case 'turn':
    case 'pan':
      return move(action, sources, picture);
    case 'zoom-steps':
      return zoomTo(sources, zoomAfterSteps(zoomOf(sources), action.steps));
    case 'zoom-ratio':
      return zoomTo(sources, zoomNearer(picture.followed, zoomOf(sources), action.ratio));
    case 'select':
      return select(sources, picture, picture.pick(action.x, action.y));
    case 'follow':
      return follow(sources, picture.pick(action.x, action.y));
    case 'release':
      return release(sources, picture.followed);
  }
}

/** Follows a body or an object from where it is looked at now. */
export function followFocus({ objects, viewpoint }: ViewSources, focus: Focus): void {
  viewpoint.set({ ...viewpoint.get(), offset: [0, 0, 0] });
  objects.send({ type: 'focus.chosen', focus });
}

/** Follows nothing any more: the camera stays where it is. */
export function release({ objects, viewpoint }: ViewSources, { position }: Followed): void {
  const { offset, ...rest } = viewpoint.get();
  const target: Vector3 = [position[0] + offset[0], position[1] + offset[1], position[2] + offset[2]];
  objects.send({ type: 'focus.reset' });
  viewpoint.set({ ...rest, offset: target });
}

function move(action: CameraAction, sources: ViewSources, { followed, size }: PictureState): void {
  const before = cameraOf(sources.viewpoint.get(), followed, zoomOf(sources));
  const { azimuth, elevation, target } = applyAction(before, action, viewOf(before, size).pixelsPerRadian);
  const offset = target.map((value, axis) => value - followed.position[axis]);
  const next: Viewpoint = { azimuth, elevation, offset: [offset[0], offset[1], offset[2]] };
  sources.viewpoint.set(next);
}

function zoomOf({ settings }: ViewSources): number {
  return settings.getSnapshot().context.settings.zoom;
}

function zoomTo({ settings }: ViewSources, zoom: number): void {
  settings.send({ type: 'zoom.chosen', zoom });
}

function select({ objects }: ViewSources, { onSwarmPicked }: PictureState, picked: Picked | undefined): void {
  if (picked === undefined || picked.kind === 'body') return;
  if (picked.kind === 'swarm') onSwarmPicked(picked.row);
  else objects.send({ type: 'row.clicked', designator: designatorOf(picked.id) });
}

/** What was double-clicked is followed; the Sun when nothing was hit. */
function follow(sources: ViewSources, picked: Picked | undefined): void {
  followFocus(sources, focusOf(picked));
}

function focusOf(picked: Picked | undefined): Focus {
  if (picked?.kind === 'object') return { kind: 'object', designator: designatorOf(picked.id) };
  const body = picked?.kind === 'body' ? FOCUS_BODIES.find((id) => id === picked.id) : undefined;
  return body === undefined ? SUN_FOCUS : { kind: 'body', body };
}

function designatorOf(id: string): string {
  return id.endsWith(KEPLERIAN_GHOST) ? id.slice(0, -KEPLERIAN_GHOST.length) : id;
}
