import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';

type Columns = SwarmFile['columns'];

/** Joins the two parts of a group, which share instant and catalogue, into one swarm. */
export function joinFiles(first: SwarmFile, second: SwarmFile): SwarmFile {
  const columns = Object.fromEntries(
    (Object.keys(first.columns) as (keyof Columns)[]).map((name) => [
      name,
      joined(first.columns[name], second.columns[name]),
    ]),
  ) as Columns;
  return {
    ...first,
    count: first.count + second.count,
    columns,
    open: [...first.open, ...second.open],
  };
}

/** Columns of the same name have the same type. */
function joined(first: Columns[keyof Columns], second: Columns[keyof Columns]): Columns[keyof Columns] {
  const bytes = new Uint8Array(first.byteLength + second.byteLength);
  bytes.set(bytesOf(first));
  bytes.set(bytesOf(second), first.byteLength);
  const Column = first.constructor as new (buffer: ArrayBuffer) => Columns[keyof Columns];
  return new Column(bytes.buffer);
}

function bytesOf({ buffer, byteOffset, byteLength }: Columns[keyof Columns]): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
