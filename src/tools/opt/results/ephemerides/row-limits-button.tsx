import { ListFilter } from 'lucide-react';
import type { RowLimits } from '#machines/opt/calculation/columns.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Select } from '#ui/fields/select.tsx';
import { hoursWith, hourText, limitTexts } from './row-limits.ts';

type Props = {
  readonly limits: RowLimits;
  readonly zone: string | undefined;
  readonly onChange: (limits: RowLimits) => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), title: hourText(hour) }));
const ANY = { id: 'any', title: 'Any' };

/** Opens the user's own limits of the rows: altitude and hours of the night. */
export function RowLimitsButton({ limits, zone, onChange }: Props) {
  const { minimumAltitude, hours } = limits;
  const texts = limitTexts({ limits, zone });
  const chooseHours = (end: 'from' | 'to', id: string): void => {
    onChange({ ...limits, hours: id === ANY.id ? undefined : hoursWith(hours, end, Number(id)) });
  };
  return (
    <Popover
      label="Row limits"
      trigger={
        <Button kind={texts.length > 0 ? 'attention' : 'plain'}>
          <ListFilter className="icon" aria-hidden />
          {texts.length > 0 ? texts.join(', ') : 'Altitude and hours'}
        </Button>
      }
    >
      <NumberField
        label="Altitude at least"
        unit="°"
        min={-90}
        max={90}
        step={1}
        value={minimumAltitude}
        placeholder="any"
        onCommit={(value) =>
          onChange({ ...limits, minimumAltitude: value && Math.min(90, Math.max(-90, value)) })
        }
      />
      <div className="row-limits-hours">
        <Select
          label={`From, ${zone === undefined ? 'UTC' : 'local time'}`}
          options={[ANY, ...HOURS]}
          value={hours === undefined ? ANY.id : String(hours.from)}
          onChange={(id) => chooseHours('from', id)}
        />
        <Select
          label="To"
          options={[ANY, ...HOURS]}
          value={hours === undefined ? ANY.id : String(hours.to)}
          onChange={(id) => chooseHours('to', id)}
        />
      </div>
      <Button
        unavailable={texts.length === 0 ? 'All rows are shown' : undefined}
        onPress={() => onChange({})}
      >
        Show all rows
      </Button>
    </Popover>
  );
}
