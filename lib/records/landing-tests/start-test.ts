import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { badRequest, conflict } from '@/lib/platform/errors'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { type TestPlan, wantedVisitors } from '@/lib/records/landing-tests/test-plan'
import { change, lock } from '@/lib/records/store/change'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { recordAudit } from '@/lib/records/store/record-audit'
import { assertStaysInScope, findRecord } from '@/lib/records/store/scope'

const VERSION_FIELDS = ['heroTitle', 'heroSubtitle', 'heroCtaText'] as const

/** Starts a landing page's test, its stopping rule fixed. @throws AppError 400, 403, 404, 409 if one runs */
export async function startTest(actor: Actor, id: string, { baseline, target }: TestPlan): Promise<void> {
  assertCan(actor, 'update', 'content')
  assertMayPublish(actor, landingPageTemplates)
  await change(landingPageTemplates, async (tx) => {
    await lock(tx, landingPageTemplates, id)
    const page = await findRecord(tx, actor, landingPageTemplates, id)
    await assertStaysInScope(tx, actor, landingPageTemplates, id)
    if (!page.active) throw badRequest('Visitors do not see this page: put it on the site first')
    if (!VERSION_FIELDS.some((name) => page[`${name}B`] && page[`${name}B`] !== page[name]))
      throw badRequest('Write something under Version B that differs, and save it first')
    const running = await tx.landingPageTest.count({ where: { landingPageTemplateId: id, endedAt: null } })
    if (running > 0) throw conflict('A test runs on this page already')
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
