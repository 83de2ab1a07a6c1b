export const WALLS = ['top', 'right', 'bottom', 'left'] as const
export type Wall = (typeof WALLS)[number]

export const OPENING_KINDS = ['door', 'sliding-door', 'opening', 'window'] as const

/** Into or out of the room, hinged at the wall's start (left or top) or end. */
export const SWINGS = ['in-start', 'in-end', 'out-start', 'out-end'] as const

/** In feet from the wall's left or top end. */
export type Opening = {
  kind: (typeof OPENING_KINDS)[number]
  wall: Wall
  at: number
  width: number
  swing: (typeof SWINGS)[number]
}

/** In feet from the top left corner of the drawing. */
export type Rect = { x: number; y: number; width: number; depth: number }

export type Room = Rect & { kind: RoomKindName; name: string | null; openings: Opening[] }

export type Layout = Room[]

/** The plan's own columns, which the drawing must match. */
export type PlanFacts = {
  bedrooms: number
  bathrooms: number
  squareFeet: number | null
  accessible: boolean
}

export function roomName({ name, kind }: Pick<Room, 'name' | 'kind'>): string {
  return name || ROOM_KINDS[kind].label
}

export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.depth))
  return { x, y, width: right - x, depth: bottom - y }
}

/** Square feet without balconies and terraces. */
export function indoorArea(layout: Layout): number {
  const indoors = layout.filter((room) => !kindOf(room).isOutdoors)
  return indoors.reduce((sum, { width, depth }) => sum + width * depth, 0)
}

/** In feet: less than the thickness of a wall. */
const TOLERANCE = 0.05

/** True when two rectangles overlap, or come closer than `gap` feet. */
export function overlap(a: Rect, b: Rect, gap = 0): boolean {
  return sharedLength(a, b, 'x') > TOLERANCE - gap && sharedLength(a, b, 'y') > TOLERANCE - gap
}

/** Overlap of two rectangles in square feet. */
export function sharedArea(a: Rect, b: Rect): number {
  return Math.max(0, sharedLength(a, b, 'x')) * Math.max(0, sharedLength(a, b, 'y'))
}

export function shareWall(a: Rect, b: Rect): boolean {
  const [across, down] = [sharedLength(a, b, 'x'), sharedLength(a, b, 'y')]
  return (
    (Math.abs(across) <= TOLERANCE && down > TOLERANCE) || (Math.abs(down) <= TOLERANCE && across > TOLERANCE)
  )
}

/** Overlap along one axis; negative is the gap between them. */
function sharedLength(a: Rect, b: Rect, axis: 'x' | 'y'): number {
  const size = axis === 'x' ? 'width' : 'depth'
  return Math.min(a[axis] + a[size], b[axis] + b[size]) - Math.max(a[axis], b[axis])
}

type RoomKind = {
  label: string
  floor: string
  pattern?: 'tiles' | 'boards'
  /** Not part of the plan's square feet. */
  isOutdoors?: true
  /** Its size is printed, because families ask for it. */
  isMeasured?: true
}

const ROOM = '#fbf7ec'
const TILES = { floor: '#e1ecea', pattern: 'tiles' } as const
const OUTSIDE = { floor: '#dde5d6', pattern: 'boards', isOutdoors: true } as const

export const ROOM_KINDS = {
  studio: { label: 'Main room', floor: ROOM, isMeasured: true },
  living: { label: 'Living', floor: ROOM, isMeasured: true },
  dining: { label: 'Dining', floor: ROOM, isMeasured: true },
  bedroom: { label: 'Bedroom', floor: '#f6efdf', isMeasured: true },
  alcove: { label: 'Alcove', floor: '#f6efdf', isMeasured: true },
  den: { label: 'Den', floor: '#f6efdf', isMeasured: true },
  kitchen: { label: 'Kitchen', floor: '#ece7d6' },
  kitchenette: { label: 'Kitchenette', floor: '#ece7d6' },
  bath: { label: 'Bath', ...TILES },
  'half-bath': { label: 'Half bath', ...TILES },
  laundry: { label: 'Laundry', ...TILES },
  closet: { label: 'Closet', floor: '#e9ddc4' },
  entry: { label: 'Entry', floor: '#f4ecda' },
  hall: { label: 'Hall', floor: '#f4ecda' },
  balcony: { label: 'Balcony', ...OUTSIDE },
  terrace: { label: 'Terrace', ...OUTSIDE },
} as const satisfies Record<string, RoomKind>

export type RoomKindName = keyof typeof ROOM_KINDS

export const ROOM_KIND_NAMES = Object.keys(ROOM_KINDS) as RoomKindName[]

export function kindOf(room: { kind: RoomKindName }): RoomKind {
  return ROOM_KINDS[room.kind]
}

/** An opening in drawing coordinates, in feet. */
export type PlacedOpening = Opening & { x: number; y: number; isAcross: boolean; room: Room }

export function wallLength(room: Rect, wall: Wall): number {
  return wall === 'top' || wall === 'bottom' ? room.width : room.depth
}

export function placedOpenings(layout: Layout): PlacedOpening[] {
  return layout.flatMap((room) => room.openings.map((opening) => placed(room, opening)))
}

function placed(room: Room, opening: Opening): PlacedOpening {
  const isAcross = opening.wall === 'top' || opening.wall === 'bottom'
  const x = isAcross ? room.x + opening.at : room.x + (opening.wall === 'right' ? room.width : 0)
  const y = isAcross ? room.y + (opening.wall === 'bottom' ? room.depth : 0) : room.y + opening.at
  return { ...opening, x, y, isAcross, room }
}

/** Openings into a room or in its walls, including those stored with a neighboring room. */
export function openingsOf(room: Room, all: readonly PlacedOpening[]): PlacedOpening[] {
  return all.filter((opening) => opening.room === room || overlap(reach(opening, 0.2), room))
}

/** The floor on both sides of an opening, `depth` feet deep. */
function reach({ x, y, isAcross, width }: PlacedOpening, depth: number): Rect {
  return isAcross
    ? { x, y: y - depth, width, depth: 2 * depth }
    : { x: x - depth, y, width: 2 * depth, depth: width }
}

/** The floor to keep clear for a person and the swing of the door. */
export function doorway(opening: PlacedOpening): Rect {
  return reach(opening, opening.kind === 'door' ? opening.width : 2.5)
}

/** The floor over which a hinged door turns; null for other openings. */
export function swingOf(opening: PlacedOpening): Rect | null {
  if (opening.kind !== 'door') return null
  const { x, y, isAcross, width, wall, swing } = opening
  const isInward = swing.startsWith('in')
  // Inward is down from a top wall and right from a left one.
  const isBeyond = (wall === 'top' || wall === 'left') === isInward
  return isAcross
    ? { x, y: isBeyond ? y : y - width, width, depth: width }
    : { x: isBeyond ? x : x - width, y, width, depth: width }
}
