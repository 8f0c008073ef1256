import { BookOpen, Clapperboard, Image } from 'lucide-react';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { FvtSession } from '../fvt-session.ts';

type Props = { session: FvtSession; shown: ShownFlyby; takesFocus: boolean };

/** The forms in which a flyby can be saved: all in one, or one alone. */
export function FlybyExports({ session: { scene, sources }, shown, takesFocus }: Props) {
  return (
    <div className="fvt-exports">
      <Button
        kind="primary"
        takesFocus={takesFocus}
        onPress={() => sources.story.send({ type: 'story.opened', flyby: shown })}
      >
        <BookOpen className="icon" aria-hidden />
        Story
      </Button>
      {'VideoEncoder' in globalThis ? (
        <Button onPress={() => void scene.openFilm()}>
          <Clapperboard className="icon" aria-hidden />
          Film
        </Button>
      ) : null}
      <Button onPress={() => void scene.exportPicture()}>
        <Image className="icon" aria-hidden />
        Picture
      </Button>
    </div>
  );
}
