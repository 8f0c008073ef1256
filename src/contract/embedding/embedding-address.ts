/** Whether the query of an address is that of the page as another one shows it in a frame. */
export function isEmbedded(parameters: URLSearchParams): boolean {
  return parameters.get('embed') === '1';
}

/** Whether an embedded page shows its tool at once, and not a picture of it until a visitor starts it. */
export function startsItself(parameters: URLSearchParams): boolean {
  return parameters.get('autostart') === '1';
}
