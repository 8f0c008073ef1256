import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/content/error-boundary.tsx';
import { Explained } from '#ui/content/explained.tsx';
import { Arriving } from '../arriving.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { usePage } from '../page.tsx';
import type { TermName } from './definitions.ts';
import { termOf } from './term-of.ts';

const DefinitionText = lazyPart(async () => (await import('./definition-text.tsx')).DefinitionText);

/** What a term means, fetched when it is first opened. */
export function Definition({ name }: { readonly name: TermName }) {
  const { lazyParts } = usePage();
  return (
    <ErrorBoundary
      resetKey={name}
      onFailure={lazyParts.forgetFailed}
      failed="The definition could not be loaded."
    >
      <Arriving fallback="…">
        <DefinitionText name={name} />
      </Arriving>
    </ErrorBoundary>
  );
}

/** What is said of something on one screen, and the definition of its words where the glossary has one. */
export function Explanation({ text, words }: { readonly text: string; readonly words: string }) {
  const name = termOf(words);
  return (
    <>
      <p>{text}</p>
      {name === undefined ? null : (
        <p>
          <Definition name={name} />
        </p>
      )}
    </>
  );
}

/** A word with a dotted line that opens its definition. */
export function Term({ name, children }: { readonly name: TermName; readonly children: ReactNode }) {
  return <Explained text={<Definition name={name} />}>{children}</Explained>;
}

/** Words of the page, which open their definition where the glossary has one. */
export function Glossed({ words }: { readonly words: string }) {
  const name = termOf(words);
  return name === undefined ? words : <Term name={name}>{words}</Term>;
}
