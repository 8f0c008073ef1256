/** Names a screen whose title is not drawn: where a screen reader finds itself after the way there. */
export function ScreenTitle({ title }: { title: string }) {
  return <h2 className="visually-hidden">{title}</h2>;
}
