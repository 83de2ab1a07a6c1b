import 'server-only'
import type { Touches } from '@/lib/leads/intake/touches'
import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'
import { CLICK_FIELDS } from '@/lib/platform/ad-platforms/ad-platforms'
import { storableText } from '@/lib/platform/typed-text'
import { isUuid } from '@/lib/platform/uuid'
import type { CampaignField } from '@/lib/site/tracking/campaign'

const CLICK_ID = /^[\w.~-]{1,512}$/
const SLUG = /^[a-z0-9-]{1,255}$/i
const MAX_RAW = 16_384

const readers = {
  communityId: reference,
  floorPlanId: reference,
  landingPageTemplateId: reference,
  topic: reference,
  source: (text: string) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : null),
  landingPageUrl: address,
  referrer: address,
  clientUserAgent: shortened(512),
  utmSource: shortened(255),
  utmMedium: shortened(255),
  utmCampaign: shortened(255),
  utmTerm: shortened(255),
  utmContent: shortened(255),
  ...perAdId(() => clickId),
} satisfies Record<string, (text: string) => string | null>

type Name = keyof typeof readers
const names = Object.keys(readers) as Name[]

/** Fields that are also read in snake_case. */
export const SIDE_FIELDS: readonly string[] = names

type SideValues = Record<Name, string | null>

export type SideData = {
  values: SideValues & { touches?: Touches }
  /** Original text of each value that was changed or dropped. */
  raw: Record<string, string>
}

/** Reads all side data; never rejects a lead (reading 4): invalid values become null and are kept raw. */
export function readSideData(
  sent: Record<string, unknown>,
): Omit<SideData, 'values'> & { values: SideValues } {
  const raw: Record<string, string> = {}
  const values = Object.fromEntries(
    names.map((name) => {
      const given = sent[name] ?? sent[snakeCase(name)]
      if (given === undefined || given === null || given === '') return [name, null]
      const text = typeof given === 'string' ? storableText(given).trim() : null
      const value = text ? readers[name](text) : null
      if (value !== text || text === null) raw[name] = rawText(given)
      return [name, value]
    }),
  ) as SideValues
  return { values, raw }
}

/** Reads a touch, with click ids that have no column of their own: they are kept in the touch alone. */
export function readTouch(
  touch: Record<string, unknown>,
): Record<CampaignField | 'landingPageUrl' | 'referrer', string | null> {
  const ids = CLICK_FIELDS.map((id) => [id, clickId(String(touch[id] ?? ''))])
  return { ...Object.fromEntries(ids), ...readSideData(touch).values }
}

export function rawText(value: unknown): string {
  if (typeof value === 'string') return storableText(value.slice(0, MAX_RAW))
  try {
    return storableText((JSON.stringify(value) ?? '').slice(0, MAX_RAW))
  } catch {
    // Nested too deeply to stringify.
    return '(unreadable)'
  }
}

function shortened(max: number) {
  return (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, max)
}

function clickId(text: string): string | null {
  return CLICK_ID.test(text) ? text : null
}

function reference(text: string): string | null {
  return isUuid(text) || SLUG.test(text) ? text : null
}

function address(text: string): string | null {
  if (text.length > 2_048) return null
  if (/^\/(?!\/)/.test(text)) return text
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
