/** Shapes of a sketch, on a grid of 120 by 80. */
type Shape =
  /** Text line: x, y, width. */
  | readonly ['line', number, number, number]
  /** Heading: x, y, width. */
  | readonly ['head', number, number, number]
  /** Picture or card: x, y, width, height. */
  | readonly ['box' | 'card', number, number, number, number]
  /** Number, check mark or portrait: x, y, radius. */
  | readonly ['dot', number, number, number]
  /** Button: x, y, width. */
  | readonly ['press', number, number, number]

const words = (x: number, y: number, width: number, lines: number): Shape[] =>
  Array.from({ length: lines }, (_, at) => ['line', x, y + at * 8, at === lines - 1 ? width * 0.6 : width])

const cards = (count: number, y: number, height: number): Shape[] => {
  const width = (100 - (count - 1) * 6) / count
  return Array.from({ length: count }, (_, at): Shape => ['card', 10 + at * (width + 6), y, width, height])
}

const rows = (count: number, of: (y: number, at: number) => Shape[]): Shape[] =>
  Array.from({ length: count }, (_, at) => of(30 + at * 16, at)).flat()

export const SECTION_SKETCHES: Record<string, readonly Shape[]> = {
  'rich-text': [['head', 10, 12, 56], ...words(10, 28, 100, 6)],
  'picture-text': [['box', 10, 12, 44, 56], ['head', 62, 14, 40], ...words(62, 30, 48, 5)],
  steps: [
    ['head', 10, 12, 56],
    ...rows(3, (y) => [
      ['dot', 15, y + 3, 5],
      ['line', 28, y, 40],
      ['line', 28, y + 6, 76],
    ]),
  ],
  facts: [
    ['head', 10, 12, 48],
    ...[10, 46, 82].flatMap((x): Shape[] => [
      ['head', x, 34, 20],
      ['line', x, 50, 28],
      ['line', x, 58, 22],
    ]),
  ],
  checklist: [
    ['head', 10, 12, 56],
    ...rows(3, (y) => [
      ['card', 10, y - 2, 8, 8],
      ['line', 26, y + 1, 70],
    ]),
  ],
  table: [
    ['box', 10, 14, 100, 10],
    ...rows(3, (y) => [
      ['line', 12, y, 28],
      ['line', 50, y, 22],
      ['line', 84, y, 22],
    ]),
  ],
  'accessibility-checks': [
    ['head', 10, 10, 56],
    ['box', 10, 22, 100, 6],
    ...rows(3, (y) => [
      ['line', 12, y + 4, 44],
      ['line', 64, y + 4, 22],
      ['dot', 102, y + 4, 3],
    ]),
  ],
  fees: [
    ['head', 10, 10, 56],
    ...rows(3, (y) => [
      ['line', 12, y + 4, 44],
      ['line', 84, y + 4, 22],
    ]),
  ],
  'care-levels': [
    ['head', 10, 10, 56],
    ...rows(3, (y) => [
      ['dot', 14, y + 4, 3],
      ['line', 24, y + 4, 44],
      ['line', 84, y + 4, 22],
    ]),
  ],
  quote: [['head', 14, 16, 8], ...words(30, 18, 76, 4), ['dot', 35, 62, 6], ['line', 48, 61, 34]],
  faq: [
    ['head', 10, 12, 56],
    ...rows(3, (y) => [
      ['card', 10, y - 3, 100, 12],
      ['line', 15, y + 2, 56],
      ['dot', 102, y + 3, 2],
    ]),
  ],
  links: [['head', 10, 12, 48], ...cards(3, 28, 26), ...[10, 45, 80].map((x): Shape => ['line', x, 62, 26])],
  callout: [
    ['box', 10, 16, 100, 48],
    ['head', 20, 26, 50],
    ['line', 20, 40, 70],
    ['press', 20, 50, 36],
  ],
  hero: [
    ['box', 0, 0, 120, 80],
    ['card', 8, 20, 62, 44],
    ['head', 14, 28, 44],
    ['line', 14, 40, 50],
    ['press', 14, 50, 28],
  ],
  communities: [['head', 10, 12, 60], ...cards(2, 28, 30), ['line', 10, 64, 32], ['line', 63, 64, 32]],
  care: [['head', 10, 12, 48], ...cards(4, 30, 34)],
  promise: [
    ['dot', 30, 42, 22],
    ['head', 62, 16, 40],
    ...[30, 44, 58].flatMap((y): Shape[] => [
      ['dot', 65, y + 2, 2],
      ['line', 72, y, 36],
    ]),
  ],
  stories: [['head', 10, 12, 48], ...cards(2, 28, 40), ['dot', 20, 60, 4], ['dot', 73, 60, 4]],
  events: [
    ['head', 10, 12, 40],
    ...rows(3, (y) => [
      ['box', 10, y - 3, 12, 12],
      ['line', 30, y, 48],
      ['line', 30, y + 6, 30],
    ]),
  ],
  resources: [['head', 10, 12, 48], ...cards(3, 28, 40)],
  closing: [
    ['box', 0, 14, 120, 52],
    ['head', 26, 24, 68],
    ['line', 36, 38, 48],
    ['press', 42, 48, 36],
  ],
  gallery: [
    ['box', 10, 14, 62, 52],
    ['box', 76, 14, 34, 24],
    ['box', 76, 42, 34, 24],
  ],
  places: [['head', 10, 12, 48], ...cards(3, 28, 34), ...[14, 49, 84].map((x): Shape => ['line', x, 66, 20])],
  prices: [
    ['head', 10, 12, 48],
    ...rows(3, (y) => [
      ['line', 10, y + 2, 40],
      ['head', 86, y, 24],
    ]),
  ],
  plans: [['head', 10, 12, 48], ...cards(2, 28, 40), ['box', 16, 34, 20, 16], ['box', 69, 34, 20, 16]],
  reviews: [
    ['head', 10, 12, 40],
    ...rows(3, (y) => [
      ['dot', 14, y + 3, 3],
      ['line', 24, y, 80],
      ['line', 24, y + 6, 52],
    ]),
  ],
  team: [
    ['head', 10, 12, 48],
    ...[22, 47, 72, 97].flatMap((x): Shape[] => [
      ['dot', x, 42, 9],
      ['line', x - 8, 58, 16],
    ]),
  ],
  questions: [
    ['head', 10, 12, 32],
    ...rows(3, (y) => [
      ['card', 48, y - 3, 62, 12],
      ['line', 53, y + 2, 36],
    ]),
  ],
  map: [
    ['head', 10, 12, 32],
    ['box', 48, 12, 62, 56],
    ['dot', 64, 34, 3],
    ['dot', 84, 26, 3],
    ['dot', 94, 52, 3],
  ],
  cta: [
    ['box', 0, 16, 120, 48],
    ['head', 12, 30, 52],
    ['line', 12, 44, 40],
    ['press', 78, 34, 32],
  ],
  form: [
    ['head', 10, 12, 44],
    ['line', 10, 26, 40],
    ['card', 62, 12, 48, 12],
    ['card', 62, 30, 48, 12],
    ['press', 62, 50, 32],
  ],
  text: [['head', 10, 14, 44], ...words(10, 30, 52, 5), ['box', 70, 12, 40, 56]],
}

/** Renders nothing for a kind without a sketch. */
export function SectionSketch({ of }: { of: string }) {
  const shapes = SECTION_SKETCHES[of]
  if (!shapes) return null
  return (
    <svg viewBox="0 0 120 80" aria-hidden="true" className="block w-full rounded-badge bg-paper">
      {shapes.map((shape) => (
        <SketchShape key={shape.join()} shape={shape} />
      ))}
    </svg>
  )
}

function SketchShape({ shape }: { shape: Shape }) {
  const [kind, x, y, width] = shape
  switch (kind) {
    case 'line':
      return <rect x={x} y={y} width={width} height={2.5} rx={1.25} className="fill-ink-soft/55" />
    case 'head':
      return <rect x={x} y={y} width={width} height={7} rx={2} className="fill-evergreen" />
    case 'box':
      return <rect x={x} y={y} width={width} height={shape[4]} rx={2} className="fill-sage" />
    case 'card':
      return (
        <rect x={x} y={y} width={width} height={shape[4]} rx={2} className="fill-card stroke-line-strong" />
      )
    case 'dot':
      return <circle cx={x} cy={y} r={width} className="fill-copper" />
    case 'press':
      return <rect x={x} y={y} width={width} height={9} rx={2.5} className="fill-copper" />
  }
}
