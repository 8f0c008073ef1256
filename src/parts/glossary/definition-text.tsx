import { DEFINITIONS, type TermName } from './definitions.ts';

/** A term with what it means. */
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
