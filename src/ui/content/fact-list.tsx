import './fact-list.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Fact = {
  readonly name: string;
  readonly value: ReactNode;
  readonly unit?: string;
  /** The one that is left where there is no room for more. */
  readonly isChief?: true;
};

/** Names at the left, their values with units at the right. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value, unit, isChief }) => (
        <Fragment key={name}>
          <dt className={classNames(isChief && 'fact-chief')}>{name}</dt>
          <dd className={classNames(isChief && 'fact-chief')}>
            {value}
            {unit === undefined ? null : ` ${unit}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
