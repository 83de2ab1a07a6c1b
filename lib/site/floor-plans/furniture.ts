import type { Room } from '@/lib/site/floor-plans/layout'

export type FurnitureName =
  | 'bed'
  | 'twin'
  | 'sofa'
  | 'armchair'
  | 'table'
  | 'desk'
  | 'dresser'
  | 'counter'
  | 'counterette'
  | 'shower'
  | 'toilet'
  | 'sink'
  | 'washer'
  | 'rail'
  | 'seat'

/** Size in feet: `along` the wall behind it and `out` into the room. */
export type Furniture = { what: FurnitureName; along: number; out: number; place: 'corner' | 'middle' }

const PIECES = {
  bed: { along: 5, out: 6.6, place: 'middle' },
  twin: { along: 3.3, out: 6.6, place: 'middle' },
  sofa: { along: 6.2, out: 2.8, place: 'middle' },
  armchair: { along: 2.6, out: 2.6, place: 'corner' },
  table: { along: 4.6, out: 4.6, place: 'corner' },
  desk: { along: 4.2, out: 3.4, place: 'corner' },
  dresser: { along: 3.6, out: 1.5, place: 'corner' },
  counter: { along: 9, out: 2, place: 'corner' },
  counterette: { along: 5, out: 2, place: 'corner' },
  shower: { along: 5, out: 3, place: 'corner' },
  toilet: { along: 1.6, out: 2.4, place: 'corner' },
  sink: { along: 2.2, out: 1.7, place: 'corner' },
  washer: { along: 2.3, out: 2.3, place: 'corner' },
  rail: { along: 0, out: 1.6, place: 'middle' },
  seat: { along: 1.8, out: 1.8, place: 'corner' },
} as const satisfies Record<FurnitureName, Omit<Furniture, 'what'>>

const SETS: Partial<Record<Room['kind'], readonly FurnitureName[]>> = {
  studio: ['bed', 'sofa', 'table', 'armchair', 'dresser'],
  living: ['sofa', 'table', 'armchair', 'armchair'],
  dining: ['table'],
  bedroom: ['bed', 'dresser', 'armchair'],
  alcove: ['bed', 'dresser'],
  den: ['desk', 'armchair'],
  kitchen: ['counter'],
  kitchenette: ['counterette'],
  bath: ['shower', 'toilet', 'sink'],
  'half-bath': ['toilet', 'sink'],
  laundry: ['washer', 'washer'],
  closet: ['rail'],
  balcony: ['seat', 'seat'],
  terrace: ['seat', 'seat', 'seat'],
}

/** A plan without these would be misread; other pieces are dropped when there is no room. */
const ESSENTIAL: ReadonlySet<FurnitureName> = new Set(['shower', 'toilet', 'sink'])

/** Furniture of a room, most important first. */
export function furnitureOf(room: Room): Furniture[] {
  const longest = Math.max(room.width, room.depth)
  const isNarrow = Math.min(room.width, room.depth) < 9.5 || room.width * room.depth < 105
  return (SETS[room.kind] ?? []).map((name): Furniture => {
    const what = name === 'bed' && isNarrow ? 'twin' : name
    const along = what === 'rail' ? longest - 0.6 : Math.min(PIECES[what].along, longest - 0.4)
    return {
      what,
      ...PIECES[what],
      along: what === 'counter' || what === 'rail' ? along : PIECES[what].along,
    }
  })
}

export function mayHideForLabel(what: FurnitureName): boolean {
  return HIDEABLE.has(what)
}

const HIDEABLE: ReadonlySet<FurnitureName> = new Set(['armchair', 'dresser', 'seat'])

export function isEssential({ what }: Furniture): boolean {
  return ESSENTIAL.has(what)
}
