import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'
import type { AdPlatform } from '@/lib/platform/ad-platforms/ad-platform'
import type { ClickField } from '@/lib/platform/ad-platforms/ad-platforms'

export type ConversionPlatform = {
  platform: AdPlatform
  /** Conversions to upload by hand: those it has not taken, or without an API those of its clicks. */
  file: ConversionFile
  /** Reported conversions that turned out wrong, to be corrected by hand. */
  corrections?: ConversionFile
  api?: ConversionApi
}

export type ConversionApi = {
  isSet(): boolean
  /** Maximum age of an event in days. */
  oldestDays: number
  /** Sends one conversion; null when nothing matches the family to a person there. @throws OutsideError */
  send(lead: ReportedLead, signal: AbortSignal): Promise<Taken | null>
  /** Sends a test that counts nowhere, and returns its result. @throws AppError 409, OutsideError */
  test(lead: (tier: number) => ReportedLead): Promise<string>
  /** Asks later what became of an accepted conversion. @throws OutsideError */
  verdictOn?(vendorRequest: string, signal: AbortSignal): Promise<Verdict>
  /** Lowers the value of a wrong conversion; absent where nothing can be corrected. */
  restate?: {
    withinDays: number
    /** Returns the platform's answer. @throws OutsideError */
    send(lead: ReportedLead, signal: AbortSignal): Promise<string>
  }
}

export type Taken = { matchedBy: string; vendorRequest: string | null; warnings: string[]; words: string }

export type Verdict = {
  state: 'pending' | 'confirmed' | 'refused' | 'send-again'
  words: string
  warnings: string[]
}

type ConversionFile = {
  /** `file` of its address. */
  name: string
  about: string
  /** Days of history that the platform accepts, if not FILED_DAYS. */
  days?: number
  before?: string[]
  columns: [heading: string, cell: (conversion: FiledConversion) => string | number | null | undefined][]
}

export type FiledConversion = {
  name: string
  event: string
  transactionId: string
  happenedAt: Date
  value: string
  email: string | null
  phone: string | null
  correctedAt: Date | null
} & Partial<Record<ClickField, string | null>>
