import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { badRequest, invalidFields } from '@/lib/platform/errors'
import { textFindings } from '@/lib/records/checks/check-texts'
import { priceContradictions } from '@/lib/records/checks/price-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { missingEvidence } from '@/lib/records/rules/review-evidence'
import { openPlaces, PLACE_TEXTS } from '@/lib/site/landing-pages/places'

/** A problem with a record. Errors keep it from going live; warnings are only shown. */
export type Finding = {
  /** Null when it concerns the whole record. */
  field: string | null
  message: string
  severity: 'error' | 'warning'
}

type Check = (tx: Tx, record: AdminRecord) => Finding[] | Promise<Finding[]>

const checks: Partial<Record<EntityName, Check>> = {
  community: (_, record) => communityFindings(record),
  testimonial: (_, record) => errors(missingEvidence(record)),
  event: (_, record) => eventFindings(record),
  landingPageTemplate: landingFindings,
}

/** Findings for a record as it will be published; runs in that transaction. `before` is the public state. */
export async function checkBeforePublish(
  tx: Tx,
  entity: Entity,
  record: AdminRecord,
  before: AdminRecord | null,
): Promise<Finding[]> {
  const own = (await checks[entity.name]?.(tx, record)) ?? []
  const texts = await textFindings(entity, record)
  return [...own, ...texts, ...(await priceContradictions(tx, entity, before, record))]
}

const COMMUNITY: Record<string, string> = {
  street: 'Enter the street before publishing the community',
  city: 'Enter the city before publishing the community',
  state: 'Enter the state before publishing the community',
  phoneDisplay: 'Enter a phone number before publishing the community',
  shortDescription: 'Enter a short description before publishing the community. Lists show it',
}

function communityFindings(record: AdminRecord): Finding[] {
  const missing = Object.fromEntries(Object.entries(COMMUNITY).filter(([name]) => !record[name]))
  if (!record.imageId && !record.heroImageUrl) {
    missing.imageId = 'Choose a main picture before publishing the community'
  }
  if (record.startingPrice !== null && !record.priceAsOf) {
    missing.priceAsOf = 'A price needs a date. Enter when the prices were current'
  }
  return errors(missing)
}

/** A placeholder without its place would leave a hole in the sentence. */
async function landingFindings(tx: Tx, record: AdminRecord): Promise<Finding[]> {
  const texts = PLACE_TEXTS.filter((name) => String(record[name] ?? '').includes('{'))
  if (texts.length === 0) return []
  const communityId = record.communityId as string | null
  const select = { name: true, city: true }
  const community = communityId ? await tx.community.findUnique({ where: { id: communityId }, select }) : null
  const places = { cities: (record.cities as string[] | null) ?? [], community }
  return texts.flatMap((field) =>
    openPlaces(String(record[field]), places).map((place): Finding => {
      const what = place === '{city}' ? 'a city or a community' : 'a community'
      return { field, severity: 'error', message: `${place} needs ${what} under “Targeting”` }
    }),
  )
}

function eventFindings({ startsAt, endsAt }: AdminRecord): Finding[] {
  const end = new Date(String(endsAt ?? startsAt))
  if (end.getTime() > Date.now()) return []
  const field = endsAt ? 'endsAt' : 'startsAt'
  return [{ field, severity: 'warning', message: 'This event is over, so it is listed with past events' }]
}

function errors(messages: Record<string, string>): Finding[] {
  return Object.entries(messages).map(([field, message]) => ({ field, message, severity: 'error' }))
}

/**
 * Errors of a record that visitors see after this write (T137). A fault that they see already does not keep
 * other changes from being saved.
 */
export async function faultsForVisitors(
  tx: Tx,
  entity: Entity,
  { before, after }: { before: AdminRecord | null; after: AdminRecord },
): Promise<Finding[]> {
  if (!entity.publication || !isMarkedPublished(entity, after)) return []
  const faults = errorsAmong(await checkBeforePublish(tx, entity, after, before))
  if (faults.length === 0 || !before || !isMarkedPublished(entity, before)) return faults
  const known = errorsAmong(await checkBeforePublish(tx, entity, before, before))
  return faults.filter((fault) =>
    known.every(({ field, message }) => field !== fault.field || message !== fault.message),
  )
}

/** The findings that keep a record from going live. */
function errorsAmong(findings: Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'error')
}

/** Refuses when the findings contain errors. @throws AppError 400 */
export function refuseErrors(findings: Finding[]): void {
  const errors = errorsAmong(findings)
  if (errors.length === 0) return
  const general = errors.find(({ field }) => field === null)
  const fields = errors.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]))
  if (fields.length === 0) throw badRequest(general?.message ?? '')
  throw invalidFields(
    Object.fromEntries(fields),
    general?.message ?? 'This cannot be published yet. Please check the marked fields',
  )
}
