import 'server-only'
import { oneLine } from '@/lib/platform/integrations/mail'
import type { MailCompany } from '@/lib/platform/mail/mail-company'
import { type MailCopy, mailHtml } from '@/lib/platform/mail/mail-html'

declare const written: unique symbol

/** A mail's words, as written by a declared composer: nothing else can be queued or sent. */
export type Letter = {
  composer: Declared
  subject: string
  text: string
  html: string
  readonly [written]: true
}

type Declared = {
  /** Unique. */
  name: string
  /** Who causes it. What a stranger causes is limited by day and address, and quotes nothing they typed. */
  by: 'stranger' | 'staff' | 'system'
  reader: 'visitor' | 'staff'
  /**
   * The family's own request, the reader's own account, or else a bulletin, which has a title and can be
   * stopped with one click.
   */
  about: 'request' | 'account' | { bulletin: string }
}

export type MailComposer<Input> = Declared & {
  compose(input: Input): MailCopy
  /** Inputs of every kind it writes. `typed` is in all of their fields that a visitor fills in freely. */
  samples(typed: string): Input[]
  /** `stopUrl`: where a bulletin's reader stops it. */
  write(input: Input, company: MailCompany, stopUrl?: string): Letter
}

/**
 * Declares one composer of mail. tests/unit/platform/mail-composers.test.ts finds every call in lib and tests
 * it with its samples.
 */
export function defineMail<Input>(declared: Omit<MailComposer<Input>, 'write'>): MailComposer<Input> {
  const { name, by, reader, about, compose } = declared
  return {
    ...declared,
    write(input, company, stopUrl) {
      const copy = compose(input)
      const bulletin = typeof about === 'object' && stopUrl ? { title: about.bulletin, stopUrl } : null
      const letter = {
        composer: { name, by, reader, about },
        subject: oneLine(copy.subject),
        ...mailHtml(copy, company, bulletin),
      }
      return letter as Letter
    },
  }
}
