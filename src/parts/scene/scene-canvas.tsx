import './scene-canvas.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { type Multisample, NoWebGlError } from '#render/context/create-context.ts';
import { classNames } from '#ui/class-names.ts';
import { type CanvasView, type CanvasViewOptions, showOnCanvas } from './canvas-view.ts';
import { createPause, RESIZE_PAUSE_MS } from './pause.ts';
import type { SceneSession } from './scene-session.ts';
import { useContextLost } from './use-context-lost.ts';

export type SceneCanvasProps<Inputs> = {
  session: SceneSession<Inputs>;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Width and height of a film that is to be recorded: the view takes their ratio. */
  shape?: PictureSize | undefined;
  onNoWebGl: () => void;
};

/** The canvases of a 3D view: one for the picture, one over it for names, which takes the pointer and the keys. */
export function SceneCanvas<Inputs>(props: SceneCanvasProps<Inputs>) {
  const { session, description, shape, onNoWebGl } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const hovered = useRef<HTMLDivElement>(null);
  const tellNoWebGl = useRef(onNoWebGl);
  const isLost = useContextLost(picture);
  useEffect(() => {
    tellNoWebGl.current = onNoWebGl;
  });
  useEffect(() => {
    const [canvas, over] = [picture.current, overlay.current];
    if (canvas === null || over === null) return undefined;
    let hide: (() => void) | undefined;
    let isGone = false;
    const show = (multisample?: Multisample) => {
      if (isGone) return;
      const shown = shownOn({ canvas, overlay: over, multisample }, session);
      if (shown === undefined) {
        tellNoWebGl.current();
        return;
      }
      session.canvas.set(shown);
      const stopFollowing = followSize(over, shown);
      let stopAttending: (() => void) | undefined;
      const attend = async () => {
        const { attendTo } = await import('./attend.ts');
        const hint = hovered.current;
        if (!isGone && hint !== null) stopAttending = attendTo(shown, over, hint, session);
      };
      attend().catch(reportError);
      hide = () => {
        stopFollowing();
        stopAttending?.();
        session.canvas.set(undefined);
        shown.destroy();
      };
    };
    if (wantsAntialias()) void multisampling().then(show);
    else show();
    return () => {
      isGone = true;
      hide?.();
    };
  }, [session]);
  return (
    <div
      className={classNames('scene-canvas', shape && 'scene-film')}
      style={shape && ({ '--film': shape.width / shape.height } as CSSProperties)}
    >
      <canvas ref={picture} hidden={isLost} aria-hidden />
      <canvas
        ref={overlay}
        tabIndex={0}
        aria-roledescription="3D view"
        aria-label={`${description} Arrow keys turn, with Shift they move, plus and minus zoom.`}
      />
      <div ref={hovered} className="scene-hovered" hidden aria-hidden />
      <output className="scene-interrupted">
        {isLost
          ? 'The graphics were interrupted. The picture comes back when the browser can draw again.'
          : null}
      </output>
    </div>
  );
}

function shownOn<Inputs>(
  canvases: Pick<CanvasViewOptions<Inputs>, 'canvas' | 'overlay' | 'multisample'>,
  session: SceneSession<Inputs>,
): CanvasView | undefined {
  const { timeline, settings } = session;
  try {
    return showOnCanvas({ ...canvases, scene: session, timeline, settings });
  } catch (error) {
    if (error instanceof NoWebGlError) return undefined;
    throw error;
  }
}

/** Gives the view the size of its canvas, at once and after every change. */
function followSize(canvas: HTMLCanvasElement, view: CanvasView): () => void {
  const fit = () => view.resize(canvas.clientWidth, canvas.clientHeight);
  const pause = createPause(RESIZE_PAUSE_MS);
  const observer = new ResizeObserver(() => pause.before(fit));
  fit();
  observer.observe(canvas);
  return () => {
    pause.cancel();
    observer.disconnect();
  };
}

/** The lines smooth their own edges, so multisampling is off unless the address asks for it: `?aa=1`. */
function wantsAntialias(): boolean {
  return new URLSearchParams(location.search).get('aa') === '1';
}

/** Its script is fetched for those who ask for it; where it does not come, the picture does without. */
async function multisampling(): Promise<Multisample | undefined> {
  try {
    return (await import('#render/context/multisampled-context.ts')).multisampledContext;
  } catch (failure) {
    reportError(failure);
    return undefined;
  }
}
