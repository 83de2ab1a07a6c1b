import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'

/**
 * Creates records with a canary that unauthorized actors must not read: a lead with its alert, an RSVP, a
 * quiz response, a recipient, a team member and an account.
 * @returns a function that fills the placeholders of the authorization matrix; `{id}` matches no record
 */
export async function givenCanaryRecords(canary: string): Promise<(text: string) => string> {
  const address = `${canary}@evergrove.example`
  const user = await givenAccount({ username: canary, email: address })
  const contact = { name: canary, email: address, phone: '+13035550199', notes: canary }
  // Already called: waiting leads are named on every page of users who may call them.
  const called = { firstAttemptAt: new Date(0) }
  const lead = await db.tourRequest.create({ data: { ...contact, ...called, transactionId: canary } })
  const words = { target: address, from: address, subject: canary, text: canary, messageId: canary }
  const delivery = await db.outboxItem.create({
    data: { kind: 'lead-alert', channel: 'email', tourRequestId: lead.id, state: 'kept', ...words },
  })
  const mail = await db.outboxItem.create({
    data: { kind: 'visitor-mail', channel: 'email', about: 'RSVP', state: 'failed', ...words },
  })
  const inboundMail = await db.inboundMail.create({
    data: {
      place: canary,
      digest: canary,
      fromAddress: address,
      subject: canary,
      text: canary,
      state: 'set-aside',
      receivedAt: new Date(),
    },
  })
  const quizResponse = await db.quizResponse.create({ data: { email: address, name: canary } })
  const event = await db.event.create({ data: { slug: canary, title: 'Supper', startsAt: new Date(0) } })
  const eventRsvp = await db.eventRsvp.create({
    data: { eventId: event.id, name: canary, email: address },
  })
  const refusal = await db.doNotContact.create({
    data: { email: address, how: 'phone', words: canary, recordedBy: canary },
  })
  const recipient = await db.emailRecipient.create({ data: { email: address, name: canary } })
  const teamMember = await db.teamMember.create({ data: { slug: canary, name: canary, role: 'Nurse' } })
  const view = { entity: 'teamMember', ownerId: user.id, params: 'active=true' }
  const privateView = await db.listView.create({ data: { ...view, name: canary } })
  const given = { entity: 'teamMember', fileName: canary, actorId: user.id, actorName: canary }
  const sheet = { header: ['Name'], rows: [[canary]], mapping: ['name'] }
  const imported = await db.import.create({ data: { ...given, ...sheet } })
  const sharedView = await db.listView.create({ data: { ...view, name: 'Shared', shared: true } })

  const deleted = await db.deletedRecord.create({
    data: {
      id: '01900000-0000-7000-8000-00000000dead',
      entity: 'teamMember',
      title: canary,
      actorName: canary,
      purgeAt: new Date('2100-01-01'),
      snapshot: { rows: [], links: [] },
    },
  })

  const scopes = ['leads:write']
  const hidden = { prefix: 'plk_canary', secretHash: canary, madeByName: canary }
  await db.apiKey.create({ data: { name: canary, scopes, ...hidden } })

  const endpoint = await db.webhookEndpoint.create({
    data: {
      name: canary,
      url: 'https://example.invalid',
      secret: 'sealed',
      madeByName: canary,
      offAt: new Date(),
    },
  })

  const partner = await db.partner.create({
    data: { name: canary, contactName: canary, madeByName: canary },
  })

  const release = await db.release.create({ data: { name: canary, createdByName: canary } })

  const image = await db.image.findFirstOrThrow({ select: { id: true } })

  const video = await db.video.create({
    data: {
      objectKey: canary,
      checksum: canary,
      url: '/media/files/canary.mp4',
      seconds: 58,
      width: 1_280,
      height: 720,
      sizeBytes: 1,
      mimeType: 'video/mp4',
    },
  })

  const tag = await db.imageTag.create({ data: { name: 'Porches' } })

  const id = '01900000-0000-7000-8000-000000000000'
  const ids: Record<string, string> = {
    id,
    user: user.id,
    lead: lead.id,
    delivery: delivery.id,
    mail: mail.id,
    inboundMail: inboundMail.id,
    eventRsvp: eventRsvp.id,
    quizResponse: quizResponse.id,
    refusal: refusal.id,
    recipient: recipient.id,
    teamMember: teamMember.id,
    privateView: privateView.id,
    sharedView: sharedView.id,
    import: imported.id,
    image: image.id,
    video: video.id,
    tag: tag.id,
    deleted: deleted.id,
    release: release.id,
    endpoint: endpoint.id,
    partner: partner.id,
  }
  return (text) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => ids[name] ?? placeholder)
}
