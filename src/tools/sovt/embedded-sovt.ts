import { createClient } from '#client/client.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { embeddedOrbits } from '#parts/orbit-objects/embedded-orbits.ts';
import type { Page } from '#parts/page.tsx';
import { embeddedStateOf } from '#parts/scene/embedded-state.ts';
import { presentState } from './sovt-state.ts';
import { startSovt } from './start-sovt.ts';

/** The rotating frame, for the page around the frame of the toolkit: the first object that it names is selected and calculated. */
export function embeddedSovt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startSovt);
  const { sources, scene } = session;
  const { timeline, objects } = sources;
  return embeddedOrbits({
    timeline,
    objects,
    view: scene.view,
    client: createClient(),
    show([first]) {
      if (first !== undefined) objects.send({ type: 'row.clicked', designator: first.designator });
    },
    read() {
      const state = presentState(session);
      return embeddedStateOf('sovt', state, state.SOVTcamera);
    },
  });
}
