import { createClient } from '#client/client.ts';
import type { EmbeddedTool } from '#parts/embedded-tool.ts';
import { embeddedOrbits } from '#parts/orbit-objects/embedded-orbits.ts';
import type { Page } from '#parts/page.tsx';
import { embeddedStateOf } from '#parts/scene/embedded-state.ts';
import { presentState } from './ovt-state.ts';
import { startOvt } from './ovt-tool.tsx';

/** The picture of orbit visualisation, for the page around the frame: every object that it names is shown. */
export function embeddedOvt({ tools }: Page): EmbeddedTool {
  const session = tools.open(startOvt);
  const { sources, scene } = session;
  const { timeline, objects } = sources;
  return embeddedOrbits({
    timeline,
    objects,
    view: scene.view,
    client: createClient(),
    show(listed) {
      for (const { designator, checked } of objects.getSnapshot().context.objects) {
        if (!checked && listed.some((object) => object.designator === designator))
          objects.send({ type: 'check.toggled', designator });
      }
    },
    read() {
      const state = presentState(session);
      return embeddedStateOf('ovt', state, state.OVTcamera);
    },
  });
}
