import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

const ID_BYTES = 16
const PROOF_BYTES = 20

/**
 * The unguessable part of a guest's private link: the RSVP's id and a proof that only this installation can make. Nothing
 * is stored, so a leaked table opens no link; a new NEXTAUTH_SECRET ends all of them.
 */
export function rsvpToken(id: string): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(id)]).toString('base64url')
}

/** The RSVP's id a token was made for, or null for anything else. */
export function rsvpIdFrom(token: string): string | null {
  if (!/^[\w-]{48}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(id)) ? id : null
}

/** Where the guest sees and cancels what they said. */
export function rsvpPath(eventSlug: string, id: string): string {
  return `/events/${eventSlug}/rsvp/${rsvpToken(id)}`
}

function proofOf(id: string): Buffer {
  return createHmac('sha256', env().NEXTAUTH_SECRET)
    .update(`event-rsvp:${id}`)
    .digest()
    .subarray(0, PROOF_BYTES)
}
