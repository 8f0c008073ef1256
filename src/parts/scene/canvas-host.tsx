import './scene-canvas.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { type Multisample, NoWebGlError } from '#render/context/create-context.ts';
import { classNames } from '#ui/class-names.ts';
import { createPause, RESIZE_PAUSE_MS } from './pause.ts';

/** Two canvases of the same size: for the picture, and over it for names; the upper one takes pointer and keys. */
export type CanvasPair = {
  readonly canvas: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
  readonly multisample?: Multisample | undefined;
};

/** The view on the canvases. */
export type HostedView = {
  /** Gives the picture a size, CSS px. */
  readonly resize: (width: number, height: number) => void;
  readonly destroy: () => void;
};

export type CanvasHostProps<Shown extends HostedView> = {
  /** Shows a view on the canvases; another function shows another view. @throws {NoWebGlError} where there is no WebGL. */
  show: (canvases: CanvasPair) => Shown;
  /** Called once the view is shown; what it returns is called before the view goes. */
  onShown: (shown: Shown, around: { surface: HTMLElement; hint: HTMLElement }) => () => void;
  /** What kind of picture it is, and what it shows, for those who do not see it. */
  kind: string;
  description: string;
  /** Width and height that the picture is to have: it takes their ratio. */
  shape?: PictureSize | undefined;
  onNoWebGl: () => void;
};

/** The canvases of a view: one for the picture, one over it for names, which takes the pointer and the keys. */
export function CanvasHost<Shown extends HostedView>(props: CanvasHostProps<Shown>) {
  const { show, kind, description, shape } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const hovered = useRef<HTMLDivElement>(null);
  const isLost = useContextLost(picture);
  const latest = useLatest(props);
  useEffect(() => {
    const [canvas, overlayCanvas, hint] = [picture.current, overlay.current, hovered.current];
    if (canvas === null || overlayCanvas === null || hint === null) return undefined;
    let hide: (() => void) | undefined;
    let isGone = false;
    const begin = (multisample?: Multisample) => {
      if (isGone) return;
      const shown = shownOn(show, { canvas, overlay: overlayCanvas, multisample });
      if (shown === undefined) {
        latest.current.onNoWebGl();
        return;
      }
      const stopFollowing = followSize(overlayCanvas, shown);
      const end = latest.current.onShown(shown, { surface: overlayCanvas, hint });
      hide = () => {
        stopFollowing();
        end();
        shown.destroy();
      };
    };
    if (isMultisampled()) void multisampling().then(begin);
    else begin();
    return () => {
      isGone = true;
      hide?.();
    };
  }, [show, latest]);
  return (
    <div
      className={classNames('scene-canvas', shape && 'scene-film')}
      style={shape && { '--film': shape.width / shape.height }}
    >
      <canvas ref={picture} hidden={isLost} aria-hidden />
      <canvas ref={overlay} tabIndex={0} aria-roledescription={kind} aria-label={description} />
      <div ref={hovered} className="scene-hovered" hidden aria-hidden />
      <output className="scene-interrupted">
        {isLost
          ? 'The graphics were interrupted. The picture comes back when the browser can draw again.'
          : null}
      </output>
    </div>
  );
}

/** The latest props of the component, for callbacks that run later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function shownOn<Shown>(show: (canvases: CanvasPair) => Shown, canvases: CanvasPair): Shown | undefined {
  try {
    return show(canvases);
  } catch (error) {
    if (error instanceof NoWebGlError) return undefined;
    throw error;
  }
}

/** Gives the view the size of its canvas, at once and after every change; while the tool around it is hidden there is none. */
function followSize(canvas: HTMLCanvasElement, view: HostedView): () => void {
  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth > 0 && clientHeight > 0) view.resize(clientWidth, clientHeight);
  };
  const pause = createPause(RESIZE_PAUSE_MS);
  const observer = new ResizeObserver(() => pause.before(fit));
  fit();
  observer.observe(canvas);
  return () => {
    pause.cancel();
    observer.disconnect();
  };
}

/** The lines smooth their own edges, so multisampling is off unless the address turns it on: `?aa=1`. */
function isMultisampled(): boolean {
  return new URLSearchParams(location.search).get('aa') === '1';
}

/** Its script is fetched on request; where it does not come, the picture does without. */
async function multisampling(): Promise<Multisample | undefined> {
  try {
    return (await import('#render/context/multisampled-context.ts')).multisampledContext;
  } catch (failure) {
    reportError(failure);
    return undefined;
  }
}

/** Whether the browser has taken the graphics context of a canvas away and not yet given it back. */
function useContextLost(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const lose = () => setLost(true);
    const regain = () => setLost(false);
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', regain);
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', regain);
    };
  }, [canvas]);
  return isLost;
}
