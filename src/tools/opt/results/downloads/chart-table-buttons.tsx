import { Download, Table2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';

type Props = {
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  readonly onSave: () => void;
};

/** Switches between charts and the table of what they show, which can be saved from either. */
export function ChartTableButtons({ isTable, onTable, onSave }: Props) {
  return (
    <>
      <Button onPress={() => onTable(!isTable)}>
        <Table2 className="icon" aria-hidden />
        {isTable ? 'View as charts' : 'View as table'}
      </Button>
      <Button onPress={onSave}>
        <Download className="icon" aria-hidden />
        CSV
      </Button>
    </>
  );
}
