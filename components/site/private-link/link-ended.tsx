import { Phone } from 'lucide-react'
import { SmallPage } from '@/components/site/small-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { Message } from '@/components/ui/message'
import type { Phone as PhoneNumber } from '@/lib/browser/community'

type Props = {
  token: string
  phone: PhoneNumber
  /** True after a new link was asked for. */
  isSent: boolean
}

/** In place of a private page whose link has ended; a plain form that works without JavaScript. */
export function LinkEnded({ token, phone, isSent }: Props) {
  return (
    <SmallPage title="This link has expired">
      {isSent ? (
        <Message tone="ok" className="mt-6">
          If we have an email address for this page, a new link is on its way.
        </Message>
      ) : (
        <p className="type-lead mt-5">
          Private links work for a limited time, to protect your information. We can send a new one to the
          email address we have on file.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {!isSent && (
          <form method="post" action={`/api/private-links/${token}/renew`}>
            <button type="submit" className={buttonVariants({ size: 'lg' })}>
              Email me a new link
            </button>
          </form>
        )}
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
      </div>
    </SmallPage>
  )
}
