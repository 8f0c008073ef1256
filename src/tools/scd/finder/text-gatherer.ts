import type { Drawing } from './drawing.ts';

/**
 * A drawing that stores the texts alone: what a document needs letters for. All of them have no width, so that more names find a
 * place than in any letters there are.
 */
export function textGatherer(): { readonly drawing: Drawing; readonly texts: ReadonlySet<string> } {
  const texts = new Set<string>();
  return {
    texts,
    drawing: {
      line: nothing,
      area: nothing,
      disc: nothing,
      circle: nothing,
      text: (text) => void texts.add(text),
      within: (_, draw) => draw(),
      widthOf: (text) => {
        texts.add(text);
        return 0;
      },
    },
  };
}

function nothing(): void {
  return undefined;
}
