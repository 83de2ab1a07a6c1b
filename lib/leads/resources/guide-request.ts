import type { GuideRequest } from '@/lib/leads/resources/store-download'
import { download } from '@/lib/leads/sources/download'
import { type ContactPerson, readContact } from '@/lib/leads/tour-requests/contact-choice'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { type ContactField, requiredFieldsOf } from '@/lib/site/resources/required-fields'

type Guide = {
  id: string
  title: string
  requiredFields: string[]
  objectKey: string | null
  fileUrl: string | null
}

/** Reads a request for a guide. @throws AppError 400 by field, 404 for a guide without a file */
export function readGuideRequest(
  guide: Guide | null | undefined,
  { body, key }: { body: Record<string, unknown>; key: string },
): GuideRequest & { title: string } {
  if (!guide?.objectKey && !guide?.fileUrl) throw notFound('This guide does not exist')
  return { assetId: guide.id, title: guide.title, ...readReader(body, requiredFieldsOf(guide)), key }
}

type Reader = ContactPerson & { email: string }

/** Reads who asks, and whether they want a call. @throws AppError 400 by field */
export function readReader(
  body: Record<string, unknown>,
  required: readonly ContactField[],
): Pick<GuideRequest, 'person' | 'choice'> {
  const { person, errors, choice } = readContact(body, required)
  const { email } = person
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  if (!email) throw invalidFields({ email: 'Please enter a valid email address' })
  return { person: { ...person, email }, choice: choice === 'call' ? 'call' : 'information' }
}

/** The reader as a person who asks for information. Without a name the address stands for them. */
export function inquirerOf({ name, phone, email }: Reader, guide: string) {
  return { name: name ?? email, phone, email, message: `Asked for “${guide}”.` }
}

/** The reader as a person who asks for a call. */
export function callOf({ name, phone, email }: Reader) {
  return { name, phone, email, message: null, source: download.key }
}
