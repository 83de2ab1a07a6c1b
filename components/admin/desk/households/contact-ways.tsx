'use client'

import { Mail, MessageSquare, Phone } from 'lucide-react'
import { claimLead } from '@/components/admin/desk/tour-requests/claim-lead'
import type { RefusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FamilyContact } from '@/lib/desk/households/family-members'
import { mailLink } from '@/lib/platform/typed-email'

type Props = {
  leadId: string
  contact: FamilyContact
  refused: RefusedWays
  /** Numbers and addresses that already have buttons above; here they are plain text. */
  atTop: (string | null | undefined)[]
  mayWork: boolean
}

const small = 'px-3!'

/** Call, text and email buttons; texts and email only with consent, and refusals instead of a button. */
export function ContactWays({ leadId, contact, refused, atTop, mayWork }: Props) {
  const { name, phone, phoneE164, email } = contact
  const mayWrite = contact.consent !== null
  const hasPhone = phoneE164 !== null && !atTop.includes(phoneE164)
  const canCall = hasPhone && !refused.call
  const canText = hasPhone && mayWrite && !refused.text
  const canMail = email !== null && !atTop.includes(email) && mayWrite && !refused.mail
  const words = [...new Set([phoneE164 && refused.call, phoneE164 && refused.text, email && refused.mail])]
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {canCall && (
          <a
            href={`tel:${phoneE164}`}
            onClick={() => mayWork && void claimLead(leadId)}
            className={`${buttonVariants({ variant: 'outline' })} ${small}`}
          >
            <Phone aria-hidden="true" />
            {phone}
            <span className="sr-only">, call {name}</span>
          </a>
        )}
        {canText && (
          <a href={`sms:${phoneE164}`} className={`${buttonVariants({ variant: 'outline' })} ${small}`}>
            <MessageSquare aria-hidden="true" />
            Text<span className="sr-only"> {name}</span>
          </a>
        )}
        {canMail && (
          <a
            href={mailLink(email)}
            className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-dense text-link"
          >
            <Mail aria-hidden="true" className="size-4.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
        )}
      </div>
      {phone && !canCall && <p className="mt-1 text-dense tabular">{phone}</p>}
      {email && !canMail && <p className="mt-1 wrap-anywhere text-dense">{email}</p>}
      {words.map((said) => said && <RefusedWords key={said} said={said} />)}
    </>
  )
}

function RefusedWords({ said }: { said: string }) {
  return <p className="mt-1 text-dense font-[640] text-bad">{said}</p>
}
