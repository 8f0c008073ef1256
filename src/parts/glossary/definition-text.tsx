import { DEFINITIONS, type TermName } from './definitions.ts';

/** A term and its meaning. */
export function DefinitionText({ name }: { readonly name: TermName }) {
  const { title, text } = DEFINITIONS[name];
  return (
    <>
      <strong>{title}</strong>
      <br />
      {text}
    </>
  );
}
