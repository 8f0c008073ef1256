import { useCallback } from 'react';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { CanvasHost, type CanvasPair } from './canvas-host.tsx';
import { showOnCanvas } from './canvas-view.ts';
import type { SceneSession } from './scene-session.ts';

export type SceneCanvasProps<Inputs> = {
  session: SceneSession<Inputs>;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Width and height of a film that is to be recorded: the view takes their ratio. */
  shape?: PictureSize | undefined;
  /** Called after the first picture. */
  onPicture: () => void;
  onNoWebGl: () => void;
};

/** The canvases of a 3D view. */
export function SceneCanvas<Inputs>(props: SceneCanvasProps<Inputs>) {
  const { session, description, shape, onPicture, onNoWebGl } = props;
  const show = useCallback(
    (canvases: CanvasPair) =>
      showOnCanvas({ ...canvases, scene: session, settings: session.settings, onPicture }),
    [session, onPicture],
  );
  return (
    <CanvasHost
      show={show}
      onShown={(shown, { surface, hint }) => {
        session.canvas.set(shown);
        let stopAttending: (() => void) | undefined;
        let isGone = false;
        const attend = async () => {
          const { attendTo } = await import('./attend.ts');
          if (!isGone) stopAttending = attendTo(shown, surface, hint, session);
        };
        attend().catch(reportError);
        return () => {
          isGone = true;
          stopAttending?.();
          session.canvas.set(undefined);
        };
      }}
      kind="3D view"
      description={`${description} Arrow keys turn, with Shift they move, plus and minus zoom.`}
      shape={shape}
      onNoWebGl={onNoWebGl}
    />
  );
}
