import { type Layout, type PlanFacts, type Room, roomName } from '@/lib/site/floor-plans/layout'
import { kindOf } from '@/lib/site/floor-plans/room-kinds'
import { feet } from '@/lib/site/floor-plans/room-labels'

/** 'Studio, 430 square feet: main room 16 by 18 feet, kitchenette, bath.' */
export function describeLayout(layout: Layout, facts: PlanFacts): string {
  return `${headOf(facts)}: ${layout.map((room) => (kindOf(room).isMeasured ? sized(room) : plain(room))).join(', ')}.`
}

/** Long description with the size of every room and the width of accessible doors. */
export function describeRooms(layout: Layout, facts: PlanFacts): string {
  const doors = facts.accessible ? ' Doors 3 feet wide or more, and a bath to turn a wheelchair in.' : ''
  return `${headOf(facts)}: ${layout.map(sized).join(', ')}.${doors}`
}

function headOf({ bedrooms, squareFeet }: PlanFacts): string {
  const size = squareFeet ? `, ${squareFeet.toLocaleString('en-US')} square feet` : ''
  return `${bedrooms === 0 ? 'Studio' : `${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}`}${size}`
}

const plain = (room: Room) => roomName(room).toLowerCase()

const sized = (room: Room) => `${plain(room)} ${feet(room.width)} by ${feet(room.depth)} feet`
