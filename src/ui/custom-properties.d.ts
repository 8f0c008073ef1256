import 'react';

declare module 'react' {
  /** Custom properties, by which a component hands numbers to its style sheet. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
