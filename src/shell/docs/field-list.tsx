import { type Field, fieldsOf, type Schema, typeText } from './description.ts';

/** The fields of a schema with their types. */
export function FieldList({ schema }: { readonly schema: Schema }) {
  const fields: readonly Field[] = schema.anyOf?.flatMap((one) => fieldsOf(one)) ?? fieldsOf(schema);
  if (fields.length === 0) return <p>{typeText(schema)}</p>;
  return (
    <ul className="docs-fields">
      {[...new Map(fields.map((field) => [field.path, field])).values()].map(({ path, type }) => (
        <li key={path}>
          <code>{path}</code> <span>{type}</span>
        </li>
      ))}
    </ul>
  );
}
