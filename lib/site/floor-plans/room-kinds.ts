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
