import { EMBEDDING_ERRORS } from '#contract/embedding/embedding.ts';
import { FRAME_SIZES } from '#contract/embedding/frame-markup.ts';
import { MAIN_BODY_IDS } from '#contract/fvt/main-bodies.ts';
import { MAX_NAMES } from '#contract/limits.ts';
import { BrokenText } from '#ui/content/broken-text.tsx';
import type { Schema } from './description.ts';
import { FieldList } from './field-list.tsx';
import { onSite, siteAddress } from '#client/site.ts';

const EXAMPLE = `frame.contentWindow.postMessage(
  { neoToolkit: 1, type: 'set', id: 1, objects: ['99942'],
    dates: { start: '2029-01-01', end: '2029-12-31' }, time: '2029-04-13T21:46:00Z' },
  new URL(frame.src).origin,
);`;

/** The address of a frame that shows a flyby. */
export const FLYBY_ADDRESS = '/fvt?embed=1&object=Apophis&mainbody=earth&start=2029-04-08&end=2029-04-18';

/** How a page shows the toolkit in a frame and talks to it. */
export function Embedding({ schemas }: { readonly schemas: Readonly<Record<string, Schema>> }) {
  const { width, height } = FRAME_SIZES;
  const site = siteAddress().replace(/^https?:/, '');
  return (
    <>
      <h1>Embedding</h1>
      <p>
        A tool in the page of another site, without header, footer and cookie notice, in a frame of{' '}
        {width.min} × {height.min} px or more:
      </p>
      <pre>
        <BrokenText
          text={`<iframe src="${site}/ovt?embed=1&object=Apophis" title="Orbit of Apophis"
  width="${width.usual}" height="${height.usual}" allow="fullscreen"></iframe>`}
        />
      </pre>
      <p>
        <a href={onSite('/embedding/')}>A live example with its source</a>. <b>Share</b> of any tool copies
        such a frame with what the tool shows. Addresses of the tools: <code>/opt</code>, <code>/scd</code>,{' '}
        <code>/ovt</code>, <code>/fvt</code> and <code>/sovt</code>, with what their links may contain: a
        saved state of any tool, an <code>object</code> of the last four. A flyby is given by its object, the
        body it passes and the days to search; if there is just one approach in these, it is shown:
      </p>
      <pre>
        <BrokenText text={FLYBY_ADDRESS} />
      </pre>
      <p>
        <code>start</code> and <code>end</code> are days, moments in UTC, Modified Julian Dates or Julian
        dates, and <code>mainbody</code> is one of {MAIN_BODY_IDS.join(', ')}. The path of an object in the
        rotating frame of Sun and Earth is <code>/sovt?embed=1&object=Apophis</code>.{' '}
        <code>/scd?embed=1&object=Apophis</code> shows the night at the usual site. Observation planning names
        no object in its address: link a saved state, or send <code>set</code>. The frame shows a picture
        until the visitor presses Start; before that, nothing of the tool is fetched and the service is not
        called.
      </p>
      <ul>
        <li>
          <code>embed=1</code>: the tool alone. It reads and stores nothing in the browser, so it works where
          storage is refused and in a frame with <code>sandbox="allow-scripts"</code>; as it knows nothing of
          earlier visits, it may report to the surrounding page what it shows. Where the page comes from a
          host of files, it needs <code>allow-same-origin</code> as well: without an origin, browsers start no
          worker.
        </li>
        <li>
          <code>autostart=1</code>: without the picture.
        </li>
        <li>
          <code>origin=https://example.org</code>: listens to that page alone and sends nothing to any other.
        </li>
        <li>
          <code>theme=dark</code>, <code>light</code>, <code>red</code>, <code>inverted</code> or{' '}
          <code>auto</code>.
        </li>
      </ul>
      <p>
        Pages that know oEmbed find it by the discovery link of every tool, or at <a href="#oembed">oEmbed</a>
        .
      </p>
      <h2>Messages</h2>
      <p>
        The page talks to the frame by <code>frame.contentWindow.postMessage(message, origin)</code> and
        listens to the event <code>message</code> of the page’s window, whose <code>source</code> is the
        frame. Every message has <code>neoToolkit: 1</code>, the version; the response to one with an{' '}
        <code>id</code> carries it. In a frame with <code>sandbox="allow-scripts"</code> alone the origin of
        the toolkit is <code>null</code>: post to <code>"*"</code> there, and recognise it by its{' '}
        <code>source</code>. The frame listens only to the page that surrounds it, and reports what it shows
        only to an origin that has sent a message.
      </p>
      <ul>
        <li>
          <code>start</code> starts the tool, as the visitor does by pressing the picture.
        </li>
        <li>
          <code>set</code> changes what it names: <code>site</code>, <code>dates</code> and{' '}
          <code>objects</code> (at most {MAX_NAMES}) of observation planning and of the sky chart, which is
          shown once these are complete; <code>time</code> and <code>camera</code> of the sky chart as well,
          whose time is the nearest date of its paths; <code>dates</code>, <code>objects</code>,{' '}
          <code>time</code> and <code>camera</code> of the other three. In flyby visualisation, dates and
          objects are those of its search, and for a single object the first approach found is shown; its time
          must be one of the flyby shown at that moment. In synodic orbit visualisation, the first of several
          objects is calculated. The response is <code>done</code>; if any part is impossible, nothing changes
          and <code>error</code> says why. Slow work, such as a search or a chart, continues after{' '}
          <code>done</code>; <code>changed</code> reports a flyby that has arrived.
        </li>
        <li>
          <code>dates</code> are days, all of the last one included, or moments in UTC where a tool has them;
          observation planning takes the days of such moments. Where dusk falls near 0 h UTC, two nights of a
          site may begin on one date: in the dates of observation planning, <code>firstNight</code>, the date
          of an evening by the mean Sun, then chooses the first night of the plan; without it, the earlier one
          is taken. At sites whose night lies within one date, <code>lastNight</code> can end the plan before
          the night of the last date.
        </li>
        <li>
          <code>camera</code> is what <code>read</code> returns: the eye in au in the frame of the scene, and
          its attitude both as turns in rad and as a quaternion. Turn the view by hand, read, and set the same
          later. That of the sky chart is <code>ra</code> and <code>dec</code> (ICRF) of its middle and{' '}
          <code>fov</code>, the field of view, in degrees.
        </li>
        <li>
          The response to <code>read</code> is <code>state</code>, whose <code>site</code>, <code>dates</code>
          , <code>objects</code>, <code>time</code> and <code>camera</code> can be set again as they are, as
          far as the event <code>ready</code> names them.
        </li>
        <li>
          Events: <code>waiting</code> while the picture is shown, <code>ready</code> once the tool runs,{' '}
          <code>changed</code> with the state when the visitor has changed something (at most twice a second),
          and <code>error</code>.
        </li>
        <li>
          Reasons of errors:{' '}
          {EMBEDDING_ERRORS.map((reason, index) => (
            <span key={reason}>
              {index === 0 ? '' : ', '}
              <code>{reason}</code>
            </span>
          ))}
          .
        </li>
      </ul>
      <pre>
        <BrokenText text={EXAMPLE} />
      </pre>
      <h2>Fields of messages to the frame</h2>
      <FieldList schema={schemas['MessageToFrame'] ?? {}} />
      <h2>Fields of messages of the frame</h2>
      <FieldList schema={schemas['MessageOfFrame'] ?? {}} />
    </>
  );
}
