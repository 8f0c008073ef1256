import { listedObjects, userDefinedObjects } from '#machines/orbits/orbit-list.ts';
import { handedObject } from '#machines/objects/handed-objects.ts';
import { defaultMoments } from '#machines/planning/moment-frame.ts';
import { HandoverButton } from '#parts/handover/handover-button.tsx';
import type { OrbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import { minuteOf } from '#parts/timeline/moment-text.ts';
import type { ActiveObject } from './active-object.ts';

type Props = { readonly object: ActiveObject; readonly objects: OrbitSources['objects'] };

/** Shows the object in the sky of the day from the simulated date on, from the site of the sky chart. */
export function SkyChartButton({ object: { designator, distance }, objects }: Props) {
  return (
    <HandoverButton
      to="scd"
      handed={() => {
        const list = objects.getSnapshot().context;
        const shown = { objects: listedObjects(list), userDefinedObjects: userDefinedObjects(list) };
        return {
          ...handedObject(shown, designator),
          dates: defaultMoments(minuteOf(distance.simulationTime)),
          site: undefined,
        };
      }}
    >
      Show in sky chart
    </HandoverButton>
  );
}
