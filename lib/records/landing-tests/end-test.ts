import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { countRequests } from '@/lib/records/landing-tests/read-tests'
import { change, lock } from '@/lib/records/store/change'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { recordAudit } from '@/lib/records/store/record-audit'
import { findRecord } from '@/lib/records/store/scope'
import { updateWithin } from '@/lib/records/store/write-record'
import type { Version } from '@/lib/site/landing-pages/version'

/** Ends a landing page's test; the kept version becomes its text. @throws AppError 403, 404 without a test */
export async function endTest(actor: Actor, id: string, kept: Version): Promise<void> {
  assertCan(actor, 'update', 'content')
  assertMayPublish(actor, landingPageTemplates)
  await change(landingPageTemplates, async (tx) => {
    await lock(tx, landingPageTemplates, id)
    const page = await findRecord(tx, actor, landingPageTemplates, id)
    const test = await tx.landingPageTest.findFirst({ where: { landingPageTemplateId: id, endedAt: null } })
    if (!test) throw notFound('No test runs on this page any more')
    const { a = 0, b = 0 } = (await countRequests(tx, [test.id])).get(test.id) ?? {}
    await tx.landingPageTest.update({
      where: { id: test.id },
      data: { endedAt: new Date(), endedBy: actor.username, kept, requestsA: a, requestsB: b },
    })
    // Before the record is updated, so that its history includes the day.
    await tx.$executeRaw`update landing_page_templates set last_optimized_at = now() where id = ${id}::uuid`
    const { expired } = await updateWithin(
      tx,
      actor,
      landingPageTemplates,
      id,
      {
        ...(kept === 'b' && {
          heroTitle: page.heroTitleB || page.heroTitle,
          heroSubtitle: page.heroSubtitleB || page.heroSubtitle,
          heroCtaText: page.heroCtaTextB || page.heroCtaText,
        }),
        heroTitleB: null,
        heroSubtitleB: null,
        heroCtaTextB: null,
      },
      { action: 'update' },
    )
    await recordAudit(tx, actor, {
      action: 'landing-test.end',
      entity: landingPageTemplates.name,
      entityId: id,
      after: { kept },
    })
    return { answer: undefined, expired: [...expired, landingPageTemplates.table] }
  })
}
