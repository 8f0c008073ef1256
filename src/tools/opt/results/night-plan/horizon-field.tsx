import { useState } from 'react';
import { MAX_HORIZON_LENGTH } from '#contract/night-plan-state.ts';
import { readHorizon } from '#machines/opt/horizon-text.ts';
import { TextArea } from '#ui/text-area.tsx';
import { HorizonChart } from './horizon-chart.tsx';

type Props = {
  /** As it was pasted last, and could be read. */
  readonly horizon: string;
  readonly onChange: (horizon: string) => void;
};

const HINT =
  'A line for each corner: azimuth and altitude in degrees. Files of N.I.N.A. (.hrz) and Stellarium too.';

/** The obstruction horizon, pasted as text and drawn; a text that cannot be read is kept in the field and not used. */
export function HorizonField({ horizon, onChange }: Props) {
  const [refused, setRefused] = useState<string>();
  const text = refused ?? horizon;
  const read = readHorizon(text);
  const change = (typed: string) => {
    const isReadable = typed.length <= MAX_HORIZON_LENGTH && readHorizon(typed).kind !== 'refused';
    setRefused(isReadable ? undefined : typed);
    if (isReadable) onChange(typed);
  };
  return (
    <div className="plan-horizon">
      <TextArea
        label="Obstruction horizon"
        rows={5}
        placeholder={'0 12\n90 20\n270 5'}
        hint={HINT}
        error={errorOf(text)}
        value={text}
        onChange={change}
      />
      {read.kind === 'line' ? <HorizonChart {...read} /> : null}
    </div>
  );
}

function errorOf(text: string): string | undefined {
  if (text.length > MAX_HORIZON_LENGTH) return `At most ${MAX_HORIZON_LENGTH} characters can be kept.`;
  const read = readHorizon(text);
  return read.kind === 'refused' ? read.message : undefined;
}
