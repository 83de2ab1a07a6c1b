import { type ConsentWords, consentShown } from '@/lib/leads/tour-requests/consent-shown'

/** What a program and a browser send for a box that is ticked. */
const TICKED: readonly unknown[] = [true, 'true', 'on', '1', 'yes']

type Sent = {
  textConsent?: unknown
  textConsentWording?: string | null | undefined
  consentVersion: number | null
}

type Asked = {
  /** The box of our own form as it stands now; `wording` null: nobody is asked. */
  offered: ConsentWords
  /** Whether a partner's form asked, which says its words itself. */
  isPartner: boolean
}

/**
 * The words by which a family agreed to texts, as evidence (B9); null when it did not. Our own form sends its box and the version it
 * showed, a partner the words of its own.
 */
export function textConsentGiven(sent: Sent, { offered, isPartner }: Asked): ConsentWords | null {
  if (isPartner) {
    const wording = sent.textConsentWording?.trim().slice(0, 2_000)
    return wording ? { wording, version: null } : null
  }
  if (!TICKED.includes(sent.textConsent)) return null
  const shown = consentShown(offered, sent.consentVersion)
  // A page opened before an edit may have shown a box that is gone; this one never did.
  return shown.wording === null && shown.version === offered.version ? null : shown
}
