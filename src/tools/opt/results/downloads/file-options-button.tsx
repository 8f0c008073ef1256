import { Settings2 } from 'lucide-react';
import type { FileOptions } from '#machines/opt/calculation/columns.ts';
import { usualSeparator } from '#parts/downloads/csv-separator.ts';
import { usualPaper } from '#parts/downloads/pdf/paper.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Switch } from '#ui/fields/switch.tsx';

type Props = { readonly files: FileOptions; readonly onChange: (files: FileOptions) => void };

/** Opens what can be chosen about the files: paper of the document, separators and comment lines of the table. */
export function FileOptionsButton({ files, onChange }: Props) {
  return (
    <Popover
      label="Files"
      trigger={<IconButton label="File options" icon={<Settings2 className="icon" aria-hidden />} />}
    >
      <div className="spread">
        <span>Paper of the PDF</span>
        <Segmented
          label="Paper of the PDF"
          options={[
            { id: 'A4', title: 'A4' },
            { id: 'Letter', title: 'Letter' },
          ]}
          value={files.paper ?? usualPaper(navigator.language)}
          onChange={(paper) => onChange({ ...files, paper })}
        />
      </div>
      <div className="spread">
        <span>Numbers in the CSV</span>
        <Segmented
          label="Numbers in the CSV"
          options={[
            { id: 'comma', title: '1.5, 2.5' },
            { id: 'semicolon', title: '1,5; 2,5' },
          ]}
          value={files.csvSeparator ?? usualSeparator(navigator.language)}
          onChange={(csvSeparator) => onChange({ ...files, csvSeparator })}
        />
      </div>
      <Switch
        isSelected={files.csvRemarks}
        onChange={() => onChange({ ...files, csvRemarks: !files.csvRemarks })}
      >
        Comment lines in the CSV
      </Switch>
      <p className="small muted">
        Comment lines say where the numbers come from; spreadsheets open the file more easily without them.
        Most programs expect decimal points and commas between fields; spreadsheets expect what is usual in
        their language.
      </p>
    </Popover>
  );
}
