import type { CameraAction } from '#render/cameras/camera-action.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { zoomAfterSteps } from '#machines/scene/zoom.ts';
import type { DisplaySettingsActor } from '#machines/scene/display-settings.ts';
import type { View } from './view.ts';
import { movedViewpoint, zoomNearer } from './viewpoint.ts';

/** What mouse, touch and keys control; points of the picture in CSS px. */
export type CameraControls = {
  readonly view: Pick<View<unknown>, 'followed' | 'viewpoint' | 'look'>;
  readonly settings: DisplaySettingsActor;
  readonly onSelect: (x: number, y: number) => void;
  readonly onFollow: (x: number, y: number) => void;
  readonly onRelease: () => void;
};

/** Carries out an action of mouse, touch or keys. @param size of the picture, CSS px. */
export function carryOut(action: CameraAction, controls: CameraControls, size: PictureSize): void {
  const { view, settings } = controls;
  const { zoom } = settings.getSnapshot().context.settings;
  const zoomTo = (next: number) => settings.send({ type: 'zoom.chosen', zoom: next });
  switch (action.kind) {
    case 'turn':
    case 'pan':
      return view.look(movedViewpoint(view.viewpoint(), view.followed(), zoom, action, size));
    case 'zoom-steps':
      return zoomTo(zoomAfterSteps(zoom, action.steps));
    case 'zoom-ratio':
      return zoomTo(zoomNearer(view.followed(), zoom, action.ratio));
    case 'select':
      return controls.onSelect(action.x, action.y);
    case 'follow':
      return controls.onFollow(action.x, action.y);
    case 'release':
      return controls.onRelease();
  }
}
