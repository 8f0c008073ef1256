import './panels.css';
import { X } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { foundWords, type PressedInSky } from '../scene/found-words.ts';

type Props = { readonly pressed: PressedInSky | undefined; readonly onClose: () => void };

/** The thing in the sky that was pressed; a screen reader announces it when it changes. */
export function SkyReadout({ pressed, onClose }: Props) {
  const words = pressed && foundWords(pressed);
  return (
    <div className={words === undefined ? 'visually-hidden' : 'sky-legend sky-readout'}>
      <output aria-label="Found in the sky">
        {words === undefined ? null : (
          <>
            <b>{words.title}</b>
            {words.facts.map((fact) => (
              <span key={fact} className="figures">
                {fact}
              </span>
            ))}
          </>
        )}
      </output>
      {words === undefined ? null : (
        <IconButton
          label={`Close ${words.title}`}
          size="small"
          icon={<X className="icon" aria-hidden />}
          onPress={onClose}
        />
      )}
    </div>
  );
}
