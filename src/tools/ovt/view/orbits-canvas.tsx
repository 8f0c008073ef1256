import './orbits-canvas.css';
import { useEffect, useRef } from 'react';
import { createPause, RESIZE_PAUSE_MS } from '#parts/scene/pause.ts';
import { useContextLost } from '#parts/scene/use-context-lost.ts';
import { NoWebGlError } from '#render/context/create-context.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { type OrbitsView, type OrbitsViewOptions, startOrbitsView } from './orbits-view.ts';
import type { ViewSources } from './view-sources.ts';

const ASSETS = {
  textureUrl: texturePath,
  deepSkyUrl: '/static/sky/deep-sky.json',
  starsUrl: '/static/sky/stars.json',
};

export type OrbitsCanvasProps = {
  sources: ViewSources;
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** The view, once it stands; undefined when it is gone. */
  onView: (view: OrbitsView | undefined) => void;
  onNoWebGl: () => void;
  onSwarmPicked: (row: number) => void;
  onEphemerisMissing: (error: unknown) => void;
};

/** The canvases of the 3D view: one for the picture, one over it for names, which takes the pointer and the keys. */
export function OrbitsCanvas(props: OrbitsCanvasProps) {
  const { sources, description } = props;
  const picture = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const handlers = useRef(props);
  const isLost = useContextLost(picture);
  useEffect(() => {
    handlers.current = props;
  });
  useEffect(() => {
    const [canvas, over] = [picture.current, overlay.current];
    if (canvas === null || over === null) return undefined;
    const view = started({ canvas, overlay: over }, sources, handlers);
    if (view === undefined) return undefined;
    handlers.current.onView(view);
    const stopFollowing = followSize(over, view);
    return () => {
      stopFollowing();
      handlers.current.onView(undefined);
      view.destroy();
    };
  }, [sources]);
  return (
    <div className="orbits-canvas">
      <canvas ref={picture} hidden={isLost} aria-hidden />
      <canvas
        ref={overlay}
        tabIndex={0}
        aria-roledescription="3D view"
        aria-label={`${description} Arrow keys turn, with Shift they move, plus and minus zoom.`}
      />
      <output className="orbits-interrupted">
        {isLost
          ? 'The graphics were interrupted. The picture comes back when the browser can draw again.'
          : null}
      </output>
    </div>
  );
}

function started(
  elements: Pick<OrbitsViewOptions, 'canvas' | 'overlay'>,
  sources: ViewSources,
  handlers: { readonly current: OrbitsCanvasProps },
): OrbitsView | undefined {
  try {
    return startOrbitsView({
      ...elements,
      sources,
      assets: ASSETS,
      antialias: wantsAntialias(),
      onSwarmPicked: (row) => handlers.current.onSwarmPicked(row),
      onEphemerisMissing: (error) => handlers.current.onEphemerisMissing(error),
    });
  } catch (error) {
    if (!(error instanceof NoWebGlError)) throw error;
    handlers.current.onNoWebGl();
    return undefined;
  }
}

/** The lines smooth their own edges, so multisampling is off unless the address asks for it: `?aa=1`. */
function wantsAntialias(): boolean {
  return new URLSearchParams(location.search).get('aa') === '1';
}

/** Gives the view the size of its canvas, at once and after every change. */
function followSize(canvas: HTMLCanvasElement, view: OrbitsView): () => void {
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
