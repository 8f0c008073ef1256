import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Explained } from './explained.tsx';

/** The small "i" that explains the thing beside it. */
export function InfoMark({ label, text }: { label: string; text: ReactNode }) {
  return (
    <Explained className="info-mark" label={label} text={text}>
      <Info className="icon" aria-hidden />
    </Explained>
  );
}
