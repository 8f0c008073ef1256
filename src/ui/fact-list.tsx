import './fact-list.css';
import { Fragment, type ReactNode } from 'react';

export type Fact = {
  readonly name: string;
  readonly value: ReactNode;
  readonly unit?: string;
};

/** Names at the left, their values with units at the right. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value, unit }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit === undefined ? null : ` ${unit}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
