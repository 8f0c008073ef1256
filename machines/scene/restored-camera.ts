/** The page turns the camera of a scene to where a state saw it; nothing for one that was saved without a scene. */
export function restoredCamera<Camera>(camera: Camera | undefined) {
  return camera === undefined ? [] : [{ to: 'page', event: { type: 'camera.restored', camera } } as const];
}
