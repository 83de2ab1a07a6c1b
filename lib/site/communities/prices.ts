import type { Prisma } from '@/lib/platform/generated/prisma/client'

export type Price = { display: string | null; amount: number | null; asOf: Date | null }

type PriceColumns = {
  startingRateDisplay: string | null
  startingPrice: Prisma.Decimal | null
  priceAsOf: Date | null
}

export function priceOf(row: PriceColumns): Price | null {
  if (row.startingPrice === null && !row.startingRateDisplay) return null
  return {
    display: row.startingRateDisplay,
    amount: row.startingPrice === null ? null : Number(row.startingPrice),
    asOf: row.priceAsOf,
  }
}
