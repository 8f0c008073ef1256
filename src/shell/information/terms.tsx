import { InformationPage } from './information-page.tsx';

/** Conditions of use. */
export function Terms() {
  return (
    <InformationPage title="Terms and conditions">
      <p>
        The toolkit is free to use, for any purpose, without an account. Its software is under the MIT
        licence.
      </p>
      <p>
        Predictions are calculated from published orbits and are as good as those orbits: check the epoch, the
        arc and the uncertainty given with a result before you rely on it. No warranty is given, and nothing
        here is an official statement on the hazard of any object.
      </p>
      <p>
        Results may be reused; please name the toolkit, the source of the orbit and the date of the catalogue.
      </p>
    </InformationPage>
  );
}
