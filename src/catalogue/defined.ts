/** The members of a record whose value is known. */
export function defined<Members extends object>(members: Members): Defined<Members> {
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) known[name] = value;
  }
  return known as Defined<Members>;
}

/** A record without undefined values: what may be undefined may be absent instead. */
export type Defined<Members> = {
  [K in keyof Members as undefined extends Members[K] ? never : K]: Members[K];
} & { [K in keyof Members as undefined extends Members[K] ? K : never]?: Exclude<Members[K], undefined> };
