import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { PriceTerms } from '@/lib/site/communities/price-terms'
import { amounts, type Charge, totalOf } from '@/lib/site/communities/prices'
import { formatAsOf, formatDollars } from '@/lib/site/content/format'

/** The care type of short stays, which have a price by the night. */
export const RESPITE = 'respite-care'

type Respite = {
  rooms: number | null
  /** US dollars: the rate and every mandatory nightly fee of a guest. */
  nightly: number
  /** Mandatory fees that a guest pays once. */
  once: Charge[]
  minNights: number | null
  from: Date | null
  asOf: Date | null
}

/** Columns of `respiteOf`. */
export const respiteSelect = {
  respiteRooms: true,
  respiteNightlyRate: true,
  respiteMinNights: true,
  respiteFrom: true,
  respiteAsOf: true,
} as const

type RespiteColumns = {
  respiteRooms: number | null
  respiteNightlyRate: Prisma.Decimal | number | null
  respiteMinNights: number | null
  respiteFrom: Date | null
  respiteAsOf: Date | null
}

/** True when a room is free now or within 30 days; false where nobody has entered a night. */
export function isRespiteOpen({ from }: Respite, now: Date): boolean {
  return from !== null && from.getTime() - now.getTime() <= MONTH_NIGHTS * 24 * 60 * 60 * 1000
}

/** A monthly limit is compared with 30 nights. */
export const MONTH_NIGHTS = 30

/** A community's short stays; null where no nightly rate is entered. */
export function respiteOf(row: RespiteColumns, { fees }: PriceTerms): Respite | null {
  if (row.respiteNightlyRate === null) return null
  const due = fees.filter(({ mandatory, forWhom }) => mandatory && forWhom === 'respite-guest')
  const nightly = due.filter(({ per }) => per === 'night')
  return {
    rooms: row.respiteRooms,
    nightly: totalOf([Number(row.respiteNightlyRate), ...amounts(nightly)]),
    once: due
      .filter(({ per }) => per === 'once')
      .map(({ name, amount, refund }) => ({ name, amount, refund })),
    minNights: row.respiteMinNights,
    from: row.respiteFrom,
    asOf: row.respiteAsOf,
  }
}

/** '1 respite room, available Nov 29, $195 a night, 7-night minimum, as of Nov 1'. */
export function respitePhrase(respite: Respite, now: Date): string {
  const { rooms, from, nightly, once, minNights, asOf } = respite
  return [
    rooms === null ? 'Respite stays' : rooms === 1 ? '1 respite room' : `${rooms} respite rooms`,
    from && (from > now ? `available ${formatAsOf(from, now)}` : 'available now'),
    `${formatDollars(nightly)} a night`,
    minNights && `${minNights}-night minimum`,
    once.length > 0 && `plus ${formatDollars(totalOf(amounts(once)))} once`,
    asOf && `as of ${formatAsOf(asOf, now)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
