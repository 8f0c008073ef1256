import { configuration, toolList } from '#parts/configuration.ts';
import { InformationPage } from './information-page.tsx';

/** What the toolkit is and who it is for. */
export function About() {
  return (
    <InformationPage title="About the centre">
      <p>
        The near-Earth object toolkit is for people who observe or explain near-Earth asteroids and comets.
        Every number it shows comes from its own astrodynamics engine and a catalogue whose sources are named
        beside the results.
      </p>
      <h2>Tools</h2>
      <ul>
        {toolList(configuration).map((tool) => (
          <li key={tool.id}>
            <strong>{tool.title}</strong>: {tool.lead}
            {tool.isEnabled ? null : ' Coming soon.'}
          </li>
        ))}
      </ul>
      <p>There is no account and no sign-in; every tool is open to every visitor.</p>
    </InformationPage>
  );
}
