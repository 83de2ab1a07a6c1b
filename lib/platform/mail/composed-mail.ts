import 'server-only'
import type { Mail } from '@/lib/platform/integrations/mail'
import type { Letter } from '@/lib/platform/mail/define-mail'

declare const composed: unique symbol

/** A mail whose words come from a declared composer. */
export type ComposedMail = Mail & { readonly [composed]: true }

type Envelope = Omit<Mail, 'subject' | 'text' | 'html'>

export function composedMail({ subject, text, html }: Letter, envelope: Envelope): ComposedMail {
  return { ...envelope, subject, text, html } as ComposedMail
}
