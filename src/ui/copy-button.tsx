import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export type CopyButtonProps = Pick<ButtonProps, 'kind' | 'size'> & {
  /** What is copied; a function is asked when the button is pressed. */
  text: string | (() => string | Promise<string>);
  label?: string;
};

const OUTCOMES = {
  idle: { Icon: Copy, words: undefined },
  copied: { Icon: Check, words: 'Copied' },
  refused: { Icon: TriangleAlert, words: 'Copying was refused' },
};

/** How long the outcome is shown, ms. */
const OUTCOME_MS = 2500;

/** Copies a text and says whether it did. */
export function CopyButton({ text, label = 'Copy', ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('idle');
  const { Icon, words } = OUTCOMES[outcome];

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <Button {...look} onPress={() => void copy(text).then(setOutcome)}>
        <Icon className="icon" aria-hidden />
        {words ?? label}
      </Button>
      <output className="visually-hidden">{words}</output>
    </>
  );
}

/** The clipboard is refused to pages without https and to frames without permission. */
async function copy(text: CopyButtonProps['text']): Promise<'copied' | 'refused'> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) return 'refused';
  try {
    await clipboard.writeText(typeof text === 'function' ? await text() : text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
