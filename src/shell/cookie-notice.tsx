import './cookie-notice.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { configuration } from '#parts/configuration.ts';
import { readCookie, writeCookie } from '#parts/cookie.ts';
import { ROUTES } from '#parts/routes.ts';
import { onReturn } from '#parts/on-return.ts';
import { Button } from '#ui/buttons/button.tsx';

const AGREEMENT_COOKIE = 'COOKIE_AGREEMENT';

/** Days for which agreement is remembered. */
export const AGREEMENT_DAYS = 30;

/** A banner until the user agrees, here or in another tab. */
export function CookieNotice() {
  const [isAgreed, setAgreed] = useState(hasAgreed);
  useEffect(() => onReturn(() => setAgreed((agreed) => agreed || hasAgreed())), []);
  if (isAgreed) return null;
  return (
    <section className="cookie-notice" aria-label="Cookie notice">
      <p>
        {configuration.cookieNotice}{' '}
        <span className="muted">
          One remembers that you agree, another what you save, for 30 days each.{' '}
          <Link href={ROUTES.privacy}>Privacy</Link>
        </span>
      </p>
      <Button
        onPress={() => {
          writeCookie(AGREEMENT_COOKIE, 'true', AGREEMENT_DAYS);
          setAgreed(true);
          document.querySelector('main')?.focus({ preventScroll: true }); // the button disappears, and the focus with it
        }}
      >
        I agree
      </Button>
    </section>
  );
}

function hasAgreed(): boolean {
  return readCookie(AGREEMENT_COOKIE) !== undefined;
}
