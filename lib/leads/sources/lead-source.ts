import type { icons } from 'lucide-react'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'

/** How leads of one kind arrive, and the rules that judge them (reading 5, B9, reading 10). */
type Way = {
  from:
    | 'form'
    | 'unsent-form'
    | 'information'
    | 'referral'
    | 'api-key'
    | 'ad-form'
    | 'staff'
    | 'mail'
    | 'call'
  /** Stored as the result where no visitor can be asked. */
  botCheck?: BotCheck
  /** The hidden field and the time on the form are signs of spam. */
  checksForm: boolean
  checksBlockList: boolean
  /** Many leads within an hour are a sign of spam. */
  checksRate: boolean
  consent: {
    channel: string
    /** Wording of our form in the version shown, or as the sender states it. */
    wording: 'shown' | 'sent'
    /** Nothing shows that the family agreed to be contacted: none is stored. */
    isUnknown?: true
    /** For staff, after a consent: 'according to the partner'. */
    words?: string
  }
  /** When ad platforms may be told. */
  ads: 'unless-refused' | 'if-agreed' | 'never'
  promises: boolean
  /** Minutes of its clock; absent: the promised ones. */
  minutes?: number
  /** Each lead is about another family, so a number that we know joins none (decision 106). */
  isOwnHousehold?: boolean
  /** The family itself asks for contact: a refusal from before does not end it (decision 083). */
  isOwnWish: boolean
  /** Response times count its leads. */
  isTimed: boolean
  /** First entry of the history; {name} is the source's, other braces hold facts of the entry. */
  received: { title: string; text?: string }
}

export type LeadSource = Way & {
  /** As stored. */
  key: string
  /** Within a sentence: 'tour request'. */
  name: string
  /** Subject of alerts by mail; absent: 'Tour request'. */
  alertTitle?: string
  textName?: string
  /** Label of the sender's name; absent: 'Partner'. */
  senderLabel?: string
  /** Tile of the form for staff, with a Lucide icon, and why they may talk despite a refusal. */
  entry?: { label: string; icon: keyof typeof icons; despite: string }
}

/** A visitor's form on our site. */
export const OUR_FORM: Way = {
  from: 'form',
  checksForm: true,
  checksBlockList: true,
  checksRate: true,
  consent: { channel: 'web-form', wording: 'shown' },
  ads: 'unless-refused',
  promises: true,
  isOwnWish: true,
  isTimed: true,
  received: { title: 'Request received', text: '{promise}' },
}

/** A form of ours for something else than a call: no clock, and no conversion (decision 085). */
export const INFORMATION: Way = {
  ...OUR_FORM,
  from: 'information',
  checksForm: false,
  checksRate: false,
  ads: 'never',
  promises: false,
  isTimed: false,
  received: {
    title: 'Asked for information',
    text: 'They did not ask for a call, and nothing was promised.',
  },
}

/** Another company's program; it fills in no form, and families must have opted in to ads (decision 032). */
export const API_KEY: Way = {
  from: 'api-key',
  botCheck: 'keyed',
  checksForm: false,
  checksBlockList: true,
  checksRate: true,
  consent: { channel: 'partner-api', wording: 'sent', words: 'according to the partner' },
  ads: 'if-agreed',
  promises: true,
  isOwnWish: false,
  isTimed: true,
  received: { title: 'Request received from {partner}', text: 'Sent by its program with an API key' },
}

/** A form beneath an ad (decision 050). */
export const AD_FORM: Way = {
  ...API_KEY,
  from: 'ad-form',
  isOwnWish: true,
  consent: { channel: 'ad-form', wording: 'sent', words: 'on the ad’s form' },
  received: { title: 'Request received from a {name}', text: '{adForm}' },
}

/** Written down by staff (B13), who know whom they spoke with; nobody asked about advertising. */
export const STAFF: Omit<Way, 'consent'> = {
  from: 'staff',
  botCheck: 'entered',
  checksForm: false,
  checksBlockList: false,
  checksRate: false,
  ads: 'never',
  promises: true,
  isOwnWish: true,
  isTimed: false,
  received: { title: '{enteredBy} logged a {name}' },
}

/** Our mailbox (decision 048), with a limit of its own; the family was never informed about advertising. */
export const MAIL: Omit<Way, 'consent' | 'received'> = {
  from: 'mail',
  botCheck: 'mailed',
  checksForm: false,
  checksBlockList: true,
  checksRate: false,
  ads: 'never',
  promises: true,
  isOwnWish: true,
  isTimed: true,
}
