import './information-page.css';
import type { ReactNode } from 'react';

/** A page of plain text about the toolkit itself. */
export function InformationPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="information-page">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
