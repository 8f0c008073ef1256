import { useSelector } from '@xstate/react';
import type { FlybyFocus } from '#machines/fvt/flyby.ts';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { FvtSession } from '../fvt-session.ts';
import { focusChoices, followFlyby } from '../focus.ts';
import { CameraChoice } from './camera-choice.tsx';
import { mainBodyOf } from '../main-body-of.ts';
import { titleOfTarget } from '#machines/fvt/flyby.ts';

const NOTHING = 'nothing';

/** What the camera follows: the object, the Moon beside the Earth, the main body or the Sun. */
export function FocusChoice({ session }: { session: FvtSession }) {
  const { sources, scene } = session;
  const { flyby, search } = sources;
  const { focus, shown } = useSelector(flyby, ({ context }) => context);
  useSelector(search, ({ context }) => context);
  const body = mainBodyOf(sources);
  if (body === undefined) return null;
  const choices = focusChoices(body.id, shown !== undefined);
  const titles: Readonly<Record<FlybyFocus, string>> = {
    object: shown === undefined ? 'Object' : titleOfTarget(shown.target),
    moon: 'Moon',
    body: body.name,
    sun: 'Sun',
  };
  return (
    <PanelSection>
      <Select
        label="Focus on"
        value={focus ?? NOTHING}
        options={[
          ...(focus === undefined ? [{ id: NOTHING, title: 'Nothing' } as const] : []),
          ...choices.map((id) => ({ id, title: titles[id] })),
        ]}
        onChange={(id) => {
          if (id !== NOTHING) followFlyby(flyby, scene.view, id);
        }}
      />
      <CameraChoice session={session} />
    </PanelSection>
  );
}
