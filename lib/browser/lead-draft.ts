import { v4 as uuid } from 'uuid'

/** What has been typed into the lead form, in any dialog or page of this visit. Memory only: a reload forgets it. */
export type LeadDraft = {
  name: string
  phone: string
  email: string
  message: string
  /** Chosen where the page is about none; empty: not sure yet. */
  communityId: string
  /** YYYY-MM-DD and HH:MM at the community, or empty. */
  preferredDay: string
  preferredTime: string
  /** A time of the community's tour calendar, ISO, or empty. */
  tourTime: string
}

const EMPTY: LeadDraft = {
  name: '',
  phone: '',
  email: '',
  message: '',
  communityId: '',
  preferredDay: '',
  preferredTime: '',
  tourTime: '',
}

let draft: LeadDraft = EMPTY
const keys = new Map<string, string>()

export function readDraft(): LeadDraft {
  return draft
}

export function saveDraft(changes: Partial<LeadDraft>): void {
  draft = { ...draft, ...changes }
}

/** After a request was sent: who asked is kept (nobody types a name twice in one visit), what was asked is not. */
export function forgetRequest(): void {
  draft = {
    ...EMPTY,
    name: draft.name,
    phone: draft.phone,
    email: draft.email,
  }
  keys.clear()
}

/** One idempotency key per form and subject, the same on every retry until the request is sent. */
export function transactionIdFor(subject: string): string {
  const known = keys.get(subject)
  if (known) return known
  const created = uuid()
  keys.set(subject, created)
  return created
}
