import './footer.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { configuration, type Configuration } from '#parts/configuration.ts';
import { usePage } from '#parts/page.tsx';
import { OWN_PAGES } from './own-pages.ts';

/** One quiet line: about, terms, privacy; attributions; year and version. */
export function Footer() {
  const { clock } = usePage();
  const [now] = useState(() => new Date(clock.now()));
  return (
    <footer className="footer">
      <ul>
        {OWN_PAGES.map((page) => (
          <li key={page.href}>
            <Link href={page.href}>{page.title}</Link>
          </li>
        ))}
      </ul>
      <ul className="footer-attributions">
        {configuration.attributions.map((source) => (
          <li key={source.href}>
            <a href={source.href}>{source.title}</a>
          </li>
        ))}
      </ul>
      <span>{footerText(configuration, now)}</span>
    </footer>
  );
}

/** Attribution, year and version, as they stand at the right of the footer. */
export function footerText(
  { attributionText, version }: Pick<Configuration, 'attributionText' | 'version'>,
  now: Date,
): string {
  return `${attributionText} · ${now.getFullYear()} · v${version}`;
}
