import './information-page.css';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { ReturnLinkContext } from '../return-link.ts';

/** A page of plain text about the toolkit itself, with a link back to where the user was. */
export function InformationPage({
  title,
  isWide = false,
  children,
}: {
  title: string;
  /** Whether there is room for tables. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const back = useContext(ReturnLinkContext);
  return (
    <article className={classNames('information-page', isWide && 'information-wide')}>
      <Link href={back.href} className="information-back">
        <ChevronLeft className="icon" aria-hidden />
        {`Back to ${back.title}`}
      </Link>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
