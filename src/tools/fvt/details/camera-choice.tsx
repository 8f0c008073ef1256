import { useSelector } from '@xstate/react';
import { bodyOfTarget, chosenFlyby, type FlybyCamera, titleOfTarget } from '#machines/fvt/flyby.ts';
import { Select } from '#ui/fields/select.tsx';
import { cameraChoices } from '../focus.ts';
import type { FvtSession } from '../fvt-session.ts';
import { groundViewOf, seenFrom } from '../ground/ground-facts.ts';
import { SiteChoice } from '../ground/site-choice.tsx';
import { motionAt } from './detail-facts.ts';
import { cameraWords } from '../scene/camera-words.ts';

const TITLES: Readonly<Record<FlybyCamera, string>> = {
  both: 'Both in view',
  free: 'Free',
  chase: 'Behind the object',
  ground: 'From the ground',
};

/** How the camera moves, from which site it looks on the ground, and what it shows in words. */
export function CameraChoice({ session }: { session: FvtSession }) {
  const { sources } = session;
  const { flyby, ground, timeline } = sources;
  const camera = useSelector(flyby, ({ context }) => context.camera);
  const shown = useSelector(flyby, ({ context }) => chosenFlyby(context));
  const site = useSelector(ground, ({ context }) => context.site);
  const isPlaying = useSelector(timeline, (state) => state.hasTag('playing'));
  const date = useSelector(timeline, ({ context }) => context.currentMs);
  if (shown === undefined) return null;
  const body = bodyOfTarget(shown.target);
  const overGround = sources.overGround();
  const seen = overGround && site && seenFrom(overGround, groundViewOf(site), date);
  const isSiteMissing = camera === 'ground' && site === undefined;
  const words = cameraWords(camera, {
    object: titleOfTarget(shown.target),
    body: body.name,
    distance: motionAt(shown, date)?.distance,
    seen,
  });
  return (
    <>
      <div className="fvt-view-choices">
        {overGround === undefined ? null : <SiteChoice session={session} />}
        <Select
          label="Camera"
          value={camera}
          options={cameraChoices(body.id).map((id) => ({ id, title: TITLES[id] }))}
          onChange={(chosen) => flyby.send({ type: 'camera.chosen', camera: chosen })}
        />
      </div>
      <output className="small muted">
        {isSiteMissing ? 'Choose a site to look from.' : isPlaying ? null : words}
      </output>
    </>
  );
}
