import { markup } from './story-markup.ts';

/** What the page of a Story says and shows: plain texts, and the files beside it. */
export type StoryArticle = {
  readonly title: string;
  readonly subtitle: string;
  readonly sentences: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Names of the files of picture, film and map. */
  readonly files: readonly string[];
  /** Why parts are missing. */
  readonly gaps: readonly string[];
  readonly credits: readonly string[];
  /** Where the flyby is shown. */
  readonly link: string;
};

/** The page of a Story, which needs no network: what it shows lies beside it, and no script runs in it. */
export function storyPage({
  title,
  subtitle,
  sentences,
  facts,
  files,
  gaps,
  credits,
  link,
}: StoryArticle): string {
  const name = markup(title);
  const film = files.find((file) => file.startsWith('film.'));
  const has = (file: string) => files.includes(file);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${markup(`${title}: ${subtitle}`)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${name}</h1>`,
    `<p class="lead">${markup(subtitle)}</p>`,
    ...(film === undefined
      ? []
      : [
          '<figure>',
          `<video controls="" loop="" muted="" playsinline="" preload="metadata"${has('picture.png') ? ' poster="picture.png"' : ''} src="${markup(film)}"></video>`,
          `<figcaption><a href="${markup(film)}">${markup(film)}</a></figcaption>`,
          '</figure>',
        ]),
    ...sentences.map((sentence) => `<p>${markup(sentence)}</p>`),
    ...(has('picture.png') ? figure('picture.png', `${title} at its nearest point`) : []),
    ...(has('ground-track.svg')
      ? figure('ground-track.svg', `Where ${title} is overhead`, 'ground-track.png')
      : []),
    '<h2>Facts</h2>',
    '<dl>',
    ...facts.map(([fact, value]) => `<dt>${markup(fact)}</dt><dd>${markup(value)}</dd>`),
    '</dl>',
    '<p><a href="facts.txt">facts.txt</a></p>',
    '<h2>Credit</h2>',
    '<ul>',
    ...[...credits, ...gaps].map((line) => `<li>${markup(line)}</li>`),
    '</ul>',
    `<p>This flyby in the toolkit: <a href="${markup(link)}">${markup(link)}</a></p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A picture with its caption, and links to its files. */
function figure(file: string, caption: string, ...others: readonly string[]): readonly string[] {
  const links = [file, ...others].map((each) => `<a href="${each}">${each}</a>`).join(', ');
  const words = markup(caption);
  return [
    `<figure><img src="${file}" alt="${words}"/>`,
    `<figcaption>${words}: ${links}</figcaption></figure>`,
  ];
}

const STYLE = [
  ':root{color-scheme:dark}',
  'body{margin:0;background:#05080f;color:#e6edf5;font:17px/1.55 Inter,"Noto Sans",system-ui,sans-serif}',
  'main{max-width:960px;margin:0 auto;padding:32px 20px 64px}',
  'h1{margin:0;font-size:30px;line-height:1.2}',
  'h2{margin:32px 0 8px;font-size:20px}',
  '.lead{margin:4px 0 20px;color:#a9bad0}',
  'figure{margin:24px 0}',
  'img,video{display:block;max-width:100%;max-height:90vh;margin:0 auto;border-radius:6px;background:#0a101b}',
  'figcaption,li,dt{color:#a9bad0;font-size:15px}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:0}',
  'dd{margin:0}',
  'ul{margin:0;padding-left:20px}',
  'a{color:#8fc1ee;overflow-wrap:anywhere}',
  '@media(max-width:560px){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}',
].join('');
