import './fact-list.css';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { spacedUnit } from './spaced-unit.ts';

export type Fact = {
  readonly name: string;
  readonly value: ReactNode;
  readonly unit?: string;
  /** The only fact that is shown where there is no room for more. */
  readonly isChief?: true;
};

export type FactListProps = {
  facts: readonly Fact[];
  /** Shows a name; plain when left out. */
  Name?: ComponentType<{ words: string }>;
};

/** Names at the left, their values with units at the right. */
export function FactList({ facts, Name }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value, unit, isChief }) => (
        <Fragment key={name}>
          <dt className={classNames(isChief && 'fact-chief')}>
            {Name === undefined ? name : <Name words={name} />}
          </dt>
          <dd className={classNames(isChief && 'fact-chief')}>
            {value}
            {spacedUnit(unit)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
