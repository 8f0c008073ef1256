import { AGREEMENT_DAYS } from '../cookie-notice.tsx';
import { InformationPage } from './information-page.tsx';

/** What is kept about a visitor. */
export function Privacy() {
  return (
    <InformationPage title="Privacy">
      <p>The toolkit asks for no name, address or account.</p>
      <ul>
        <li>A cookie remembers for {AGREEMENT_DAYS} days that you agreed to the cookie notice.</li>
        <li>Your set-up and the chosen theme are kept in your own browser, and nowhere else.</li>
        <li>
          What you ask the service to calculate is kept for at most an hour, under a random token, so that you
          can read the result.
        </li>
        <li>
          Your position is read only when you press “Use my current location”, and is used as the observatory.
        </li>
      </ul>
    </InformationPage>
  );
}
