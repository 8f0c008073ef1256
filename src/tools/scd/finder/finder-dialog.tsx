import { useState } from 'react';
import { type PaperSize, usualPaper } from '#parts/downloads/pdf/paper.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { FinderColours } from './printed-sky.ts';
import type { FinderFormat, FinderOptions } from './save-finder.ts';

type Props = {
  /** A sentence about the things that the chart will not show. */
  readonly shortcoming: string | undefined;
  readonly onSave: (options: FinderOptions) => void;
  readonly onClose: () => void;
};

const FORMATS: readonly {
  readonly id: FinderFormat;
  readonly title: string;
  readonly explanation: string;
}[] = [
  { id: 'pdf', title: 'PDF', explanation: 'For printing: every point, on as many pages as needed' },
  { id: 'svg', title: 'SVG', explanation: 'Vector graphics on one page, for editing' },
  { id: 'png', title: 'PNG', explanation: 'A picture, for sharing' },
];

const COLOURS: readonly { readonly id: FinderColours; readonly title: string }[] = [
  { id: 'paper', title: 'Dark on white' },
  { id: 'night', title: 'Light on dark' },
];

const PAPERS: readonly { readonly id: PaperSize; readonly title: string }[] = [
  { id: 'A4', title: 'A4' },
  { id: 'Letter', title: 'Letter' },
];

/** The popup in which a finder chart is requested: as what file, on which paper, in which colours. */
export function FinderDialog({ shortcoming, onSave, onClose }: Props) {
  const [format, setFormat] = useState<FinderFormat>('pdf');
  const [paper, setPaper] = useState<PaperSize>(() => usualPaper(navigator.language));
  const [colours, setColours] = useState<FinderColours>('paper');
  return (
    <Dialog
      title="Finder chart"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={() => onSave({ format, paper, colours })}>
            Save
          </Button>
        </>
      }
    >
      <p>
        The field of view as set, around the object at the chosen date, with the path, its points and their
        sources, on a portrait page.
      </p>
      {shortcoming === undefined ? null : <p role="note">{shortcoming}</p>}
      <ChoiceCards label="File" options={FORMATS} value={format} onChange={setFormat} />
      <Select label="Paper" options={PAPERS} value={paper} onChange={setPaper} />
      <Select label="Colours" options={COLOURS} value={colours} onChange={setColours} />
    </Dialog>
  );
}
