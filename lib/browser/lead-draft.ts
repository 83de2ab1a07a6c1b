import { v4 as uuid } from 'uuid'

/** Data typed into the lead form, shared by all dialogs and pages until a reload. */
export type LeadDraft = {
  name: string
  phone: string
  email: string
  message: string
  /** Chosen where the page is not about one community; empty when undecided. */
  communityId: string
  /** YYYY-MM-DD and HH:MM in the community's zone, or empty. */
  preferredDay: string
  preferredTime: string
  tourTime: string
  /** Start of a call booked while the phones are closed, ISO; empty for the first one possible. */
  callTime: string
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
  callTime: '',
}

let draft: LeadDraft = EMPTY
const keys = new Map<string, string>()

export function readDraft(): LeadDraft {
  return draft
}

export function saveDraft(changes: Partial<LeadDraft>): void {
  draft = { ...draft, ...changes }
}

/** Clears the request after sending but keeps the contact details for the rest of the visit. */
export function forgetRequest(): void {
  draft = { ...EMPTY, name: draft.name, phone: draft.phone, email: draft.email }
  keys.clear()
}

const secret = uuid()

/** Proves to our server that a correction comes from the browser that sent the request (decision 076). */
export const formSecret = (): string => secret

/** One idempotency key per form and subject; retries reuse it until the request is sent. */
export function transactionIdFor(subject: string): string {
  const known = keys.get(subject)
  if (known) return known
  const created = uuid()
  keys.set(subject, created)
  return created
}
