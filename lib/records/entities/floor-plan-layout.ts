import { decimal, select, text } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'
import { findLayoutFaults } from '@/lib/site/floor-plans/check-layout'
import {
  OPENING_KINDS,
  ROOM_KIND_NAMES,
  ROOM_KINDS,
  type RoomKindName,
  SWINGS,
  WALLS,
} from '@/lib/site/floor-plans/layout'
import { readLayout } from '@/lib/site/floor-plans/read-layout'

const MAX_FEET = 100

const labels = Object.fromEntries(ROOM_KIND_NAMES.map((name) => [name, ROOM_KINDS[name].label])) as Record<
  RoomKindName,
  string
>

const place = { required: 'Please enter a number of feet', min: 0, max: MAX_FEET, decimals: 2 } as const

const opening = {
  kind: select(OPENING_KINDS, { required: 'Please choose the kind of opening', default: 'door' }),
  wall: select(WALLS, { required: 'Please choose a wall', default: 'top' }),
  at: decimal({
    ...place,
    label: 'Begins at',
    hint: 'Feet from the left or top end of the wall',
    default: 1,
  }),
  width: decimal({ ...place, min: 0.5, hint: 'In feet', default: 3 }),
  swing: select(SWINGS, {
    required: 'Please choose how the door opens',
    label: 'Opens',
    default: 'in-start',
    labels: {
      'in-start': 'Into the room, hinges left or at the top',
      'in-end': 'Into the room, hinges right or at the bottom',
      'out-start': 'Out of the room, hinges left or at the top',
      'out-end': 'Out of the room, hinges right or at the bottom',
    },
    unless: { part: 'kind', is: 'window' },
  }),
}

export const layoutField = groups(
  {
    kind: select(ROOM_KIND_NAMES, { required: 'Please choose a kind of room', default: 'living', labels }),
    // Its length decides how large it is drawn.
    name: text({ isKey: true, max: 24, hint: 'Only if the name differs from the kind of room' }),
    x: decimal({ ...place, label: 'From the left', hint: 'In feet', default: 0 }),
    y: decimal({ ...place, label: 'From the top', hint: 'In feet', default: 0 }),
    width: decimal({ ...place, min: 1, label: 'Width', hint: 'In feet', default: 10 }),
    depth: decimal({ ...place, min: 1, label: 'Depth', hint: 'In feet', default: 10 }),
    openings: groups(opening, {
      entry: 'door or window',
      label: 'Doors and windows',
      unordered: true,
      max: 12,
    }),
  },
  {
    entry: 'room',
    label: 'Rooms',
    hint: 'The floor plan is drawn from these rooms, in feet from the top left corner. Without rooms, the plan shows its picture.',
    unordered: true,
    max: 24,
    titled: 'kind',
  },
)

type PlanRow = Partial<{
  layout: unknown
  bedrooms: number | null
  bathrooms: number | null
  squareFeet: number | null
  accessible: boolean | null
}>

/** Contradictions within the drawing or with the plan's facts: messages by path. */
export function drawingErrors(row: PlanRow): Record<`layout.${string}` | 'layout', string> {
  const faults = findLayoutFaults(readLayout(row.layout) ?? [], {
    bedrooms: Number(row.bedrooms ?? 0),
    bathrooms: Number(row.bathrooms ?? 0),
    squareFeet: row.squareFeet ?? null,
    accessible: row.accessible === true,
  })
  return Object.fromEntries(
    Object.entries(faults).map(([path, message]) => [path ? `layout.${path}` : 'layout', message]),
  ) as ReturnType<typeof drawingErrors>
}
