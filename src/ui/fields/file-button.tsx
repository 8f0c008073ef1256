import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../buttons/button.tsx';

type Props = {
  /** Endings or media types, as `.json`. */
  accept: readonly string[];
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the choice of a file. */
export function FileButton({ accept, onChoose, children }: Props) {
  return (
    <FileTrigger
      acceptedFileTypes={[...accept]}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file !== null && file !== undefined) onChoose(file);
      }}
    >
      <Button>{children}</Button>
    </FileTrigger>
  );
}
