import 'server-only'
import type { Tx } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { rateOf } from '@/lib/landing-pages/impressions'

/**
 * Counts a genuine request for the landing page it came from, in the transaction that stores or releases it (E10): called
 * last there, because the page's row stays locked until the end.
 */
export async function countConversion(tx: Tx, landingPageTemplateId: string | null): Promise<void> {
  if (!landingPageTemplateId) return
  await tx.$executeRaw`
    update landing_page_templates
    set conversions = conversions + 1,
        conversion_rate = ${rateOf(Prisma.sql`conversions + 1`, Prisma.sql`impressions`)}
    where id = ${landingPageTemplateId}::uuid`
}
