import { v7 as uuidv7 } from 'uuid'
import { refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { saveDraft } from '@/lib/desk/note-drafts/note-drafts'
import { changeStatus } from '@/lib/desk/status/change-status'
import { addNote, saveNotes } from '@/lib/desk/tour-requests/notes'
import { db, pool } from '@/lib/platform/database/db'
import { eventRsvps } from '@/lib/records/entities/event-rsvps'
import { removeRecord, updateRecord } from '@/lib/records/store/operations'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

/** The person to find. No other record contains her name, address or number. */
export const ANN = { name: 'Annabel Quimby', email: 'annabel@quimby.example', phone: '(303) 555-0142' }

/** Her husband: shares household and phone number, but not the email address. */
export const BOB = { name: 'Robert Quimby', email: 'robert@elsewhere.example', phone: ANN.phone }

const DAY_MS = 24 * 60 * 60 * 1000
const admin = somebody('admin')
const said = { scope: 'mail', how: 'phone' } as const

/** Stores Ann in every table that can hold a family, and Bob in some. @returns the ids that tests check */
export async function givenPersonEverywhere() {
  await db.emailRecipient.create({ data: { email: 'desk@evergrove.example' } })
  const answer = await acceptedLead(
    leadBody({
      ...ANN,
      message: `I am ${ANN.name}`,
      gclid: 'click-of-annabel',
      landingPageUrl: `https://evergrove.example/denver?email=${ANN.email}`,
      utmCampaign: 'autumn',
      communityId: 'no such <community> of annabel',
    }),
    { from: '198.51.100.77', headers: { 'user-agent': 'Browser of Annabel' } },
  )
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId: answer.transactionId } })
  await addNote(admin, lead.id, `${ANN.name} prefers mornings, ${ANN.email}`)
  await saveNotes(admin, lead.id, `Ask for ${ANN.name}`)
  const counselor = await db.user.create({ data: { username: uuidv7(), password: '-', role: 'counselor' } })
  const typed = { form: 'attempt', base: 0, values: { note: `${ANN.name} wants to` } } as const
  await saveDraft({ ...somebody('counselor'), id: counselor.id }, lead.id, typed)
  const bobs = await acceptedLead(leadBody(BOB))
  const bob = await db.tourRequest.findUniqueOrThrow({ where: { transactionId: bobs.transactionId } })
  // Last, because a new inquiry reopens a closed household lead.
  await changeStatus(admin, lead.id, { status: 'not-interested', reason: `${ANN.name} found another place` })

  const contact = { ...ANN, clientIpAddress: '198.51.100.77', clientUserAgent: 'Browser of Annabel' }
  const response = await db.quizResponse.create({
    data: { ...contact, answers: [{ question: 'Who?', answer: ANN.name }] },
  })
  const result = {
    transactionId: uuidv7(),
    fingerprint: 'x',
    answers: [{ question: 'Who?', answer: ANN.name }],
    totalScore: 3,
  }
  await db.quizResult.create({ data: { ...result, responseId: response.id } })
  await db.assetDownload.create({ data: contact })
  await refuseContact(admin, { ...said, contact: ANN.email, words: `${ANN.name} said so` })
  await db.exitIntentSubmission.create({ data: { email: ANN.email, clientIpAddress: '198.51.100.77' } })
  const rsvps = await givenSignUps()
  await givenMails(rsvps.own)
  const search = { action: 'export', entity: 'eventRsvp', after: { search: 'quimby', filters: {} } }
  await db.auditEntry.create({ data: { ...search, after: { search: ANN.name, filters: {} } } })
  const user = await db.user.create({ data: { username: 'maria', password: 'x' } })
  const view = {
    ownerId: user.id,
    entity: 'quizResponse',
    name: 'Hers',
    params: `search=${encodeURIComponent(ANN.email)}`,
  }
  await db.listView.create({ data: view })
  const file = {
    entity: 'eventRsvp',
    fileName: 'guests.csv',
    header: ['Name'],
    rows: [[ANN.name, ANN.phone]],
    mapping: ['name'],
  }
  await db.import.create({ data: { ...file, actorId: user.id, actorName: 'maria' } })
  await db.rateLimit.create({ data: { key: `information-mailbox:${ANN.email}`, points: 1 } })
  return {
    leadId: lead.id,
    bobId: bob.id,
    householdId: lead.householdId,
    transactionId: answer.transactionId,
    ...rsvps,
  }
}

/** An event with one seat that Ann has and Bob waits for; another RSVP of hers is in the trash. */
async function givenSignUps() {
  const event = await db.event.create({
    data: { slug: 'supper', title: 'Supper', startsAt: new Date(Date.now() + 7 * DAY_MS), maxAttendees: 2 },
  })
  const own = { eventId: event.id, phoneE164: '+13035550142', toldStatus: 'confirmed', guests: 2 }
  const rsvp = await db.eventRsvp.create({ data: { ...own, ...ANN, message: `From ${ANN.name}` } })
  await updateRecord(admin, eventRsvps, rsvp.id, { message: `With a walker, ${ANN.name}` })
  const trashed = await db.eventRsvp.create({ data: { ...own, ...ANN, status: 'cancelled' } })
  await removeRecord(admin, eventRsvps, trashed.id)
  const waiting = { ...own, ...BOB, status: 'waiting', toldStatus: 'waiting', guests: 1 }
  const bobs = await db.eventRsvp.create({ data: waiting })
  return { own: rsvp.id, bobsRsvp: bobs.id, eventId: event.id }
}

/** A sent mail, a pending one, and one to staff about her RSVP. */
async function givenMails(rsvpId: string) {
  const mail = {
    kind: 'visitor-mail',
    channel: 'email',
    from: 'us@evergrove.example',
    subject: `Dear ${ANN.name}`,
    text: ANN.phone,
  }
  await db.outboxItem.createMany({
    data: [
      { ...mail, target: ANN.email, state: 'sent', messageId: '<one@x>', finishedAt: new Date() },
      {
        ...mail,
        target: ANN.email.toUpperCase(),
        state: 'due',
        messageId: '<two@x>',
        dueAt: new Date(Date.now() + DAY_MS),
      },
      {
        ...mail,
        target: 'desk@evergrove.example',
        state: 'failed',
        messageId: `<rsvp-${rsvpId}-confirmed-1@x>`,
      },
    ],
  })
}

/** Finds a text in the whole database, outbox and audit log included. @returns `table.row` of each match */
export async function findInDatabase(text: string): Promise<string[]> {
  const { rows: tables } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool().query<{ row: string }>(
      `select t::text as row from "${name}" t where position(lower($1) in lower(t::text)) > 0
         or ($2 <> '' and position($2 in regexp_replace(t::text, '[() +.-]', '', 'g')) > 0)`,
      [text, /^\d+$/.test(text) ? text : ''],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`))
  }
  return found
}
