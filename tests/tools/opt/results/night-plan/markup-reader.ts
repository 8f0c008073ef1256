/** An element of XML as a test reads it. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
};

const TAG = /<(?:(\/)([\w:]+)|([\w:]+)((?:\s+[\w:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?)>/y;

/** What is no character of XML 1.0, section 2.2. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** The root of a document without CDATA; throws where tags do not match, or something is where nothing may be. */
export function readMarkup(document: string): Element {
  if (NO_CHARACTER.test(document)) throw new Error('the document has a character that XML has not');
  const text = document.replace(/^<\?xml[^?]*\?>/, '').replaceAll(/<!--(?:(?!--)[\s\S])*-->/g, '');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (let at = 0; at < text.length;) {
    const inside = open.at(-1) ?? root;
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      inside.text += unescaped(text.slice(at, end < 0 ? undefined : end));
      at = end < 0 ? text.length : end;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (found === null) throw new Error(`no tag at ${text.slice(at, at + 40)}`);
    const [whole, isEnd, ending, name, attributes = '', isEmpty] = found;
    at += whole.length;
    if (isEnd !== undefined) {
      if (open.pop()?.name !== ending) throw new Error(`${ending} is not open`);
      continue;
    }
    const element: Element = {
      name: name ?? '',
      attributes: attributesIn(attributes),
      children: [],
      text: '',
    };
    inside.children.push(element);
    if (isEmpty === undefined) open.push(element);
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('the document has not one root');
  return root.children[0];
}

/** All elements of a name below another, in the order of the document. */
export function elementsOf(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}

function attributesIn(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(pairs.map(([, name, one, other]) => [name, unescaped(one ?? other)]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name]);
}

/** The names of an element and of all within it, in their order. */
export function namesIn(element: Element): readonly string[] {
  return [element.name, ...element.children.flatMap(namesIn)];
}
