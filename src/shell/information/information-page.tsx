import './information-page.css';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { ReturnLinkContext } from '../return-link.ts';

/** A page of plain text about the toolkit itself, with a link back to where the user was. */
export function InformationPage({ title, children }: { title: string; children: ReactNode }) {
  const back = useContext(ReturnLinkContext);
  return (
    <article className="information-page">
      <Link href={back.href} className="information-back">
        <ChevronLeft className="icon" aria-hidden />
        {`Back to ${back.title}`}
      </Link>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
