import './footer.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { configuration, type Configuration } from '#parts/configuration.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { SidePart } from '#parts/side-part.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { OWN_PAGES } from './own-pages.ts';

const CatalogueAge = lazyPart(async () => (await import('./catalogue-age.tsx')).CatalogueAge);

/** One quiet line: about, terms, privacy; attributions; year and version. */
export function Footer() {
  return (
    <footer className="footer">
      <FooterContents />
    </footer>
  );
}

/** The contents of the footer, which on a small screen are in the menu. */
export function FooterContents({ onChoose }: { onChoose?: () => void }) {
  const { clock } = usePage();
  const [now] = useState(() => new Date(clock.now()));
  return (
    <>
      <ul>
        {OWN_PAGES.map((page) => (
          <li key={page.href}>
            <Link href={page.href} {...(onChoose && { onClick: onChoose })}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="footer-attributions">
        {configuration.attributions.map((source) => (
          <li key={source.href}>
            <OutsideLink href={source.href}>{source.title}</OutsideLink>
          </li>
        ))}
      </ul>
      <SidePart>
        <CatalogueAge onChoose={onChoose} />
      </SidePart>
      <span>{footerText(configuration, now)}</span>
    </>
  );
}

/** Attribution, year and version at the right of the footer. */
export function footerText(
  { attributionText, version }: Pick<Configuration, 'attributionText' | 'version'>,
  now: Date,
): string {
  return `${attributionText} · ${now.getFullYear()} · v${version}`;
}
