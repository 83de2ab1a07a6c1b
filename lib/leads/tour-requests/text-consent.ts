import { type ConsentWords, consentShown } from '@/lib/leads/tour-requests/consent-shown'

/** Values that programs and browsers send for a checked box. */
const TICKED: readonly unknown[] = [true, 'true', 'on', '1', 'yes']

type Sent = {
  textConsent?: unknown
  textConsentWording?: string | null | undefined
  consentVersion: number | null
}

type Asked = {
  /** Current checkbox of our form; `wording` is null when there is none. */
  offered: ConsentWords
  isPartner: boolean
}

/** Evidence of consent to texts (B9), or null. Our form sends box and version, a partner its own wording. */
export function textConsentGiven(sent: Sent, { offered, isPartner }: Asked): ConsentWords | null {
  if (isPartner) {
    const wording = sent.textConsentWording?.trim().slice(0, 2_000)
    return wording ? { wording, version: null } : null
  }
  if (!TICKED.includes(sent.textConsent)) return null
  const shown = consentShown(offered, sent.consentVersion)
  // A page opened before an edit may have shown a removed checkbox; the current version has none.
  return shown.wording === null && shown.version === offered.version ? null : shown
}
