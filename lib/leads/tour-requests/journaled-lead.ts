import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { parseVisit } from '@/lib/leads/intake/visit-cookie'
import { type LeadToStore, leadInput } from '@/lib/leads/tour-requests/lead-row'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'
import { targetDigest } from '@/lib/platform/do-not-contact/target-digest'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { isJournalOn, markEntry, type Writing, writeEntry } from '@/lib/platform/journal/journal'

const text = z.string().nullable()
const moment = z.iso.datetime().nullable()

const formSchema = z.object({
  /** Of the declaration that stores it. */
  name: z.string(),
  /** Id of the row that it becomes. */
  id: z.uuid(),
  /** The event or guide that it is about. */
  subjectId: z.uuid().nullable(),
  /** As sent, with the key by which a repeat is recognized. */
  body: z.record(z.string(), z.unknown()),
  visit: z.unknown().transform(parseVisit),
  refusesAds: z.boolean(),
  botCheck: z.custom<BotCheck>((value) => typeof value === 'string'),
  /** Signs of spam, in words for staff. */
  heldReason: text,
})

/** A visitor's form that becomes more than a lead, such as a sign-up for an event (decision 123). */
export type JournaledForm = z.output<typeof formSchema>

const journaledSchema = z.object({
  /** 2 with a form: a version of the program without forms must not store the lead alone. */
  v: z.literal([1, 2]),
  sentKey: z.string(),
  /** Argument of take_in_lead. */
  input: z.looseObject({ lead: z.looseObject({ id: z.uuid(), transaction_id: z.string() }) }),
  source: z.string(),
  sentBy: text,
  /** True when it is held for review, so nobody is alerted. */
  isHeld: z.boolean(),
  receivedAt: z.iso.datetime(),
  person: z.object({
    name: z.string(),
    phone: z.string(),
    phoneE164: text,
    phoneExtension: text,
    email: text,
    message: text,
  }),
  preferredDate: moment,
  agreedTexts: z.object({ wording: text, version: z.number().nullable() }).nullable(),
  targets: z.array(z.string()).nullable(),
  promise: text,
  callDueAt: moment,
  communityName: text,
  /** Absent in entries written before topics. */
  alertText: text.optional(),
  timeZone: z.string(),
  landingPageUrl: text,
  about: z.object({
    pageUrl: text,
    clientIpAddress: text,
    userAgent: text,
    requestId: text,
    apiKey: z.object({ id: z.string(), name: z.string() }).optional(),
  }),
  /** The form that it came with; absent for a lead that is all there is to store. */
  form: formSchema.optional(),
})

/** A lead as the journal keeps it: all that is needed to store it later, and to alert people of it now. */
export type JournaledLead = z.output<typeof journaledSchema>

/** @throws when the text is none of ours */
export function readJournaled(entry: string): JournaledLead {
  return journaledSchema.parse(JSON.parse(entry))
}

/** Name of an entry: sorts by time. */
function newEntryId(): string {
  return `${Date.now()}-${randomUUID()}`
}

export type LeadEntry = {
  /** Null while the journal is off. */
  id: string | null
  /** Argument of take_in_lead, which notes the entry with the lead. */
  input: ReturnType<typeof leadInput> & { journal?: string }
  lead: JournaledLead
}

/** The entry of a lead that is about to be stored. Nothing is written yet. */
export function leadEntry(lead: LeadToStore, sentKey: string): LeadEntry {
  const id = isJournalOn() ? newEntryId() : null
  const input = { ...leadInput(lead, sentKey), ...(id && { journal: id }) }
  const { source, person, side, refs, about, promise, preferredDate, agreedTexts } = lead
  const { pageUrl, clientIpAddress, userAgent, requestId, apiKey } = about
  return {
    id,
    input,
    lead: {
      v: 1,
      sentKey,
      input,
      source: source.key,
      sentBy: lead.sentBy,
      isHeld: lead.suspicion !== null,
      receivedAt: about.receivedAt.toISOString(),
      person,
      preferredDate: preferredDate?.toISOString() ?? null,
      agreedTexts,
      targets: lead.targets,
      promise: promise.promise,
      callDueAt: promise.callDueAt?.toISOString() ?? null,
      communityName: refs.community?.name ?? null,
      alertText: refs.topic?.alertText ?? null,
      timeZone: refs.timeZone,
      landingPageUrl: side.landingPageUrl,
      about: {
        pageUrl,
        clientIpAddress,
        userAgent,
        requestId,
        ...(apiKey && { apiKey: { id: apiKey.id, name: apiKey.name } }),
      },
    },
  }
}

/** A form judged from memory, with the lead by which people are alerted of it. */
export type FormToKeep = Pick<JournaledForm, 'name' | 'subjectId' | 'body' | 'botCheck' | 'heldReason'> & {
  lead: LeadToStore
  /** Key of that lead, by the id of the form's row. */
  leadKey(id: string): string
  sentKey: string
}

/** The entry of a form while the database is away. Nothing is written yet. */
export function formEntry({ lead, leadKey, sentKey, ...form }: FormToKeep): LeadEntry {
  const id = rowIds()()
  const entry = leadEntry(lead, leadKey(id))
  const { visit, refusesAds } = lead.about
  return {
    ...entry,
    lead: {
      ...entry.lead,
      v: 2,
      sentKey,
      isHeld: entry.lead.isHeld || form.heldReason !== null,
      // Only the database could say that the person is new, as the usual subject does.
      ...(lead.source.from === 'information' && { alertText: lead.source.name }),
      form: { ...form, id, visit, refusesAds },
    },
  }
}

/** The visitor of a journaled form, as its own request described them. */
export function visitorOf({ receivedAt, about }: JournaledLead, { visit, refusesAds }: JournaledForm) {
  const { pageUrl, clientIpAddress, userAgent, requestId } = about
  return {
    receivedAt: new Date(receivedAt),
    pageUrl,
    clientIpAddress,
    userAgent,
    requestId,
    visit,
    refusesAds,
  } satisfies RequestContext
}

/** Writes an entry; null while the journal is off. */
export function writeLead({ id, lead }: LeadEntry): Writing | null {
  if (!id) return null
  const { phoneE164, email } = lead.person
  return writeEntry({
    id,
    text: JSON.stringify(lead),
    // The lead of a form is found by its row in journal_entries, the form itself by this id.
    lead: lead.form?.id ?? lead.input.lead.id,
    who: journalTargets({ phone: phoneE164, email }).map(targetDigest),
  })
}

/** By whose keyed digests a person's entries are found. @param person number in E.164 */
export function journalTargets({ phone, email }: { phone: string | null; email: string | null }): string[] {
  return [phone, email?.toLowerCase()].flatMap((target) => target || [])
}

/** For leads that are stored with other rows: writes the entry and notes that the database has it. */
export async function journalStored(entry: LeadEntry): Promise<void> {
  await noteStored(entry, writeLead(entry))
}

/**
 * Notes that the database has a lead, once a place of the journal has its entry. Without the note, a lead
 * that a slow disk took late would be alerted again after a restore. Waits for the entry, within its limit.
 */
export async function noteStored({ id }: Pick<LeadEntry, 'id'>, writing: Writing | null): Promise<void> {
  if (!id || !writing) return
  void writing.atLast.then((isWritten) => (isWritten ? markEntry(id, { stored: true }) : undefined))
  await writing.inTime
}
