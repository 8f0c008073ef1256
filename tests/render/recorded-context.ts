/** One stroke or fill of a recorded context, with what was set when it was made. */
export type Recorded = {
  readonly kind: 'strokeText' | 'fillText' | 'fillRect' | 'arc' | 'drawImage';
  /** Of a text. */
  readonly text?: string;
  readonly x: number;
  readonly y: number;
  /** Of an arc. */
  readonly radius?: number;
  /** Of a rectangle. */
  readonly height?: number;
  readonly fillStyle: unknown;
  readonly strokeStyle: unknown;
  readonly lineWidth: number;
};

/** Stops of a recorded gradient, and the line along which it runs. */
export type RecordedGradient = {
  readonly line: readonly [x0: number, y0: number, x1: number, y1: number];
  readonly stops: (readonly [offset: number, colour: string])[];
};

/** A context of a canvas that records what is drawn, its letters half as wide as they are high. */
export function recordedContext() {
  const drawn: Recorded[] = [];
  const context = {
    fillStyle: undefined as unknown,
    strokeStyle: undefined as unknown,
    lineWidth: 1,
    font: '12px Inter',
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    stroke: () => undefined,
    fill: () => undefined,
    roundRect: () => undefined,
    measureText: (text: string) => ({ width: 6 * text.length }),
    createLinearGradient: (...line: RecordedGradient['line']) => {
      const stops: RecordedGradient['stops'] = [];
      return { line, stops, addColorStop: (offset: number, colour: string) => stops.push([offset, colour]) };
    },
    strokeText: (text: string, x: number, y: number) => keep({ kind: 'strokeText', text, x, y }),
    fillText: (text: string, x: number, y: number) => keep({ kind: 'fillText', text, x, y }),
    setTransform: () => undefined,
    clearRect: () => undefined,
    drawImage: (_: unknown, x: number, y: number) => keep({ kind: 'drawImage', x, y }),
    fillRect: (x: number, y: number, _: number, height: number) => keep({ kind: 'fillRect', x, y, height }),
    arc: (x: number, y: number, radius: number) => keep({ kind: 'arc', x, y, radius }),
  };
  function keep(one: Pick<Recorded, 'kind' | 'text' | 'x' | 'y' | 'radius' | 'height'>): void {
    const { fillStyle, strokeStyle, lineWidth } = context;
    drawn.push({ ...one, fillStyle, strokeStyle, lineWidth });
  }
  return { context: context as unknown as CanvasRenderingContext2D, drawn };
}
