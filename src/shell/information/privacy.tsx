import { TOOL_STATE_DAYS } from '#contract/limits.ts';
import { AGREEMENT_DAYS } from '../cookie-notice.tsx';
import { InformationPage } from './information-page.tsx';

/** What is stored about a user, where, and for how long. */
export function Privacy() {
  return (
    <InformationPage title="Privacy">
      <p>The toolkit asks for no name, address or account, and shows no advertisements.</p>
      <h2>In your browser</h2>
      <ul>
        <li>
          A cookie remembers for {AGREEMENT_DAYS} days that you agreed to the cookie notice. Another, set when
          you press Save, keeps the number of your saved state for {TOOL_STATE_DAYS} days.
        </li>
        <li>
          What you have chosen for yourself stays until you clear the site’s data: the theme, the size of the
          dots, the last sites you observed from, your horizons, telescopes and filter presets, and the names
          of what you have saved.
        </li>
        <li>
          What you have entered in each tool, and the screen you were on, is kept in this tab, so that a
          reload loses nothing. It goes when you close the tab. A form that is open and not yet saved is not
          kept: your browser asks before it goes.
        </li>
        <li>
          Copies of the pages are kept until they are updated, and copies of the data you have looked at for
          up to 30 days, so that both open without a network.
        </li>
      </ul>
      <h2>On the service</h2>
      <ul>
        <li>
          What you save or share is stored for {TOOL_STATE_DAYS} days and then deleted: your setup with the
          place of the observatory, filters, selection and your own objects. Anyone with the link can open it.
          Opening it does not extend that time.
        </li>
        <li>
          What you have calculated is kept for an hour, under a random token, so that you can read the result.
        </li>
        <li>
          The log of requests holds the time, the call and its outcome, but neither your network address nor
          what you asked about. The address is used in memory, to share the service fairly, and forgotten
          within hours.
        </li>
        <li>
          Until you choose a site, the welcome page shows the night of a well-known observatory. The time zone
          of your browser alone decides which one.
        </li>
        <li>
          Your position is read only when you press “Use my current location”. It then becomes the observatory
          and goes to the service with your requests like any other.
        </li>
      </ul>
    </InformationPage>
  );
}
