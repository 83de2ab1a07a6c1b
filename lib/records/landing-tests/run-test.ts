import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { badRequest, conflict, notFound } from '@/lib/platform/errors'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { visitorsPerDay } from '@/lib/records/landing-tests/page-visitors'
import { proposePlan } from '@/lib/records/landing-tests/propose-plan'
import { countRequests } from '@/lib/records/landing-tests/read-tests'
import { type TestPlan, testPlan, wantedVisitors } from '@/lib/records/landing-tests/test-plan'
import { change, lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { assertStaysInScope, findRecord } from '@/lib/records/store/scope'
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
    if (!test) throw notFound('No test is running on this page')
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

const VERSION_FIELDS = ['heroTitle', 'heroSubtitle', 'heroCtaText'] as const

/**
 * Starts a landing page's test, its stopping rule fixed; rates that are left out are proposed from the page's
 * figures. @throws AppError 400, 403, 404, 409 if one runs
 */
export async function startTest(actor: Actor, id: string, typed: Partial<TestPlan> = {}): Promise<void> {
  assertCan(actor, 'update', 'content')
  assertMayPublish(actor, landingPageTemplates)
  await change(landingPageTemplates, async (tx) => {
    await lock(tx, landingPageTemplates, id)
    const page = await findRecord(tx, actor, landingPageTemplates, id)
    await assertStaysInScope(tx, actor, landingPageTemplates, id)
    if (!page.active) throw badRequest('This page is not on the site. Publish it first')
    if (!VERSION_FIELDS.some((name) => page[`${name}B`] && page[`${name}B`] !== page[name]))
      throw badRequest('Enter a different text under Version B and save it first')
    const running = await tx.landingPageTest.count({ where: { landingPageTemplateId: id, endedAt: null } })
    if (running > 0) throw conflict('A test is already running on this page')
    const slug = String(page.slug)
    const proposed = await proposePlan({ id, slug }, await visitorsPerDay(slug, tx), tx)
    const { baseline, target } = testPlan.parse({ ...proposed, ...typed })
    const test = await tx.landingPageTest.create({
      data: {
        landingPageTemplateId: id,
        baselineRate: baseline / 100,
        targetRate: target / 100,
        visitorsWanted: wantedVisitors(baseline, target),
        startedBy: actor.username,
      },
    })
    await recordAudit(tx, actor, {
      action: 'landing-test.start',
      entity: landingPageTemplates.name,
      entityId: id,
      after: { baseline, target, visitorsWanted: test.visitorsWanted },
    })
    return { answer: undefined, expired: [landingPageTemplates.table] }
  })
}
