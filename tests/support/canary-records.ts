import { db } from '@/lib/db'
import { givenAccount } from '@/tests/support/accounts'

/**
 * Records that whoever is refused must not read: the canary stands in a lead and its alert, an RSVP, a quiz response, a
 * recipient, a member of the team and an account.
 * @returns fills the placeholders of the authorisation matrix in a text; `{id}` is nobody's
 */
export async function givenCanaryRecords(canary: string): Promise<(text: string) => string> {
  const address = `${canary}@evergrove.example`
  const user = await givenAccount({ username: canary, email: address })
  const contact = { name: canary, email: address, phone: '+13035550199', notes: canary }
  const lead = await db.tourRequest.create({ data: { ...contact, transactionId: canary } })
  const words = { target: address, from: address, subject: canary, text: canary, messageId: canary }
  const delivery = await db.outboxItem.create({
    data: { kind: 'lead-alert', channel: 'email', tourRequestId: lead.id, state: 'kept', ...words },
  })
  const mail = await db.outboxItem.create({
    data: { kind: 'visitor-mail', channel: 'email', about: 'RSVP', state: 'failed', ...words },
  })
  const quizResponse = await db.quizResponse.create({ data: { email: address, name: canary } })
  const event = await db.event.create({ data: { slug: canary, title: 'Supper', startsAt: new Date(0) } })
  const eventRsvp = await db.eventRsvp.create({
    data: { eventId: event.id, name: canary, email: address },
  })
  const recipient = await db.emailRecipient.create({ data: { email: address, name: canary } })
  const teamMember = await db.teamMember.create({ data: { slug: canary, name: canary, role: 'Nurse' } })

  const image = await db.image.findFirstOrThrow({ select: { id: true } })

  const id = '01900000-0000-7000-8000-000000000000'
  const ids: Record<string, string> = {
    id,
    user: user.id,
    lead: lead.id,
    delivery: delivery.id,
    mail: mail.id,
    eventRsvp: eventRsvp.id,
    quizResponse: quizResponse.id,
    recipient: recipient.id,
    teamMember: teamMember.id,
    image: image.id,
  }
  return (text) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => ids[name] ?? placeholder)
}
