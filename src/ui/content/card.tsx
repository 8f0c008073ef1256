import './card.css';
import { useId, type ReactNode } from 'react';

export type CardProps = {
  title: string;
  /** Number of the step, for the cards of a set-up. */
  step?: number;
  /** Contents at the right end of the title row. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled region; with a step number it is one step of a set-up. */
export function Card({ title, step, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <header className="card-header">
        {step === undefined ? null : (
          <span className="card-step" aria-hidden>
            {step}
          </span>
        )}
        <h2 id={id}>
          {step === undefined ? null : <span className="visually-hidden">{`Step ${step}: `}</span>}
          {title}
        </h2>
        {aside === undefined ? null : <div className="card-aside">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
