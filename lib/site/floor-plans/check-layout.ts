import { fittingsOf } from '@/lib/site/floor-plans/fittings'
import {
  indoorArea,
  type Layout,
  openingsOf,
  overlap,
  type PlanFacts,
  placedOpenings,
  type Room,
  roomName,
  shareWall,
  wallLength,
} from '@/lib/site/floor-plans/layout'
import { turningCircle } from '@/lib/site/floor-plans/turning-circle'

/** Drawn area may differ this much from the plan's square feet, which include walls. */
const AREA_TOLERANCE = 0.15

/** Minimum clear width for a wheelchair. */
const WIDE_DOOR_FEET = 3

/** Messages by field path ('1.x'), or by '' for the whole layout. An empty layout has no faults. */
export function findLayoutFaults(layout: Layout, facts: PlanFacts): Record<string, string> {
  if (layout.length === 0) return {}
  const rooms = { ...placementFaults(layout), ...openingFaults(layout, facts.accessible) }
  if (Object.keys(rooms).length > 0) return rooms
  const fault = faultOfFacts(layout, facts)
  return fault ? { '': fault } : {}
}

function placementFaults(layout: Layout): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [at, room] of layout.entries()) {
    const under = layout.slice(0, at).find((other) => overlap(other, room))
    if (under) faults[`${at}.x`] = `${roomName(room)} overlaps ${roomName(under)}`
    else if (
      layout.length > 1 &&
      !layout.some((other) => other !== room && (shareWall(other, room) || overlap(other, room)))
    )
      faults[`${at}.x`] = `${roomName(room)} does not touch any other room`
  }
  return faults
}

function openingFaults(layout: Layout, isAccessible: boolean): Record<string, string> {
  const faults: Record<string, string> = {}
  const all = placedOpenings(layout)
  for (const [at, room] of layout.entries()) {
    for (const [nth, { kind, wall, at: start, width }] of room.openings.entries()) {
      if (start + width > wallLength(room, wall))
        faults[`${at}.openings.${nth}.at`] =
          `This wall of ${roomName(room)} is only ${wallLength(room, wall)} feet long`
      else if (isAccessible && kind !== 'window' && width < WIDE_DOOR_FEET)
        faults[`${at}.openings.${nth}.width`] =
          `A wheelchair-accessible plan needs doors at least ${WIDE_DOOR_FEET} feet wide`
    }
    if (!openingsOf(room, all).some(({ kind }) => kind !== 'window'))
      faults[`${at}.kind`] = `${roomName(room)} has no door`
  }
  return faults
}

function faultOfFacts(layout: Layout, facts: PlanFacts): string | null {
  const count = (kind: Room['kind']) => layout.filter((room) => room.kind === kind).length
  if (count('bedroom') !== facts.bedrooms)
    return `The drawing has ${counted(count('bedroom'), 'bedroom')}, but the plan has ${counted(facts.bedrooms, 'bedroom')}`
  const baths = count('bath') + count('half-bath') / 2
  if (baths !== facts.bathrooms)
    return `The drawing has ${counted(baths, 'bath')}, but the plan has ${counted(facts.bathrooms, 'bath')}`
  const area = Math.round(indoorArea(layout))
  if (facts.squareFeet && Math.abs(area / facts.squareFeet - 1) > AREA_TOLERANCE)
    return `The drawing has ${area.toLocaleString('en-US')} square feet, but the plan has ${facts.squareFeet.toLocaleString('en-US')}`
  if (facts.accessible && !layout.some((room) => isTurnable(room, layout)))
    return 'A wheelchair-accessible plan needs a bath with a turning circle 5 feet wide'
  return null
}

function isTurnable(room: Room, layout: Layout): boolean {
  return room.kind === 'bath' && turningCircle(room, fittingsOf(room, layout, true)) !== null
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
