import { expect, test } from 'vitest'

// Copied as a unit test into a checkout that followed docs/recipes/add-a-lead-source.md.
process.env.DATABASE_URL = process.env.RECIPES_DATABASE_URL

test('a lead of the chat is stored by its rules, and no visitor sends one', async () => {
  const { db } = await import('@/lib/platform/database/db')
  const { eventCopy } = await import('@/components/admin/desk/tour-requests/event-copy')
  const { givenKey } = await import('@/tests/support/api-keys')
  const { acceptedLead, leadBody } = await import('@/tests/support/lead-requests')
  const { headers } = await givenKey(['leads:write'], { name: 'Helpline' })
  const sent = leadBody({ source: 'chat', consentWording: 'You may call me.', honeypot: 'x' })
  await acceptedLead(sent, { headers })
  const include = { consents: { where: { kind: 'contact' } }, events: { where: { type: 'received' } } }
  const lead = await db.tourRequest.findFirstOrThrow({ where: { source: 'chat' }, include })
  expect(lead).toMatchObject({
    source: 'chat',
    botCheck: 'keyed',
    adConsent: 'denied',
    promise: expect.any(String),
    quarantinedAt: null,
    consents: [{ channel: 'chat', wording: 'You may call me.' }],
  })
  const [{ type, data } = { type: '', data: {} }] = lead.events
  expect(eventCopy({ type, actorName: 'system', data }, 'America/Denver')).toEqual({
    title: 'Request received in the chat',
    text: 'Sent by Helpline',
  })

  const visitor = await acceptedLead(leadBody({ source: 'chat' }))
  const where = { transactionId: visitor.transactionId }
  expect(await db.tourRequest.findUnique({ where })).toMatchObject({ source: 'tour' })
}, 90_000)
