import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'

/** Shown when the URL matches no request; claims nothing is stored. */
export function RequestNotFound({ phone }: { phone: Phone }) {
  return (
    <>
      <h1 className="mt-3">We find no request here.</h1>
      <p className="type-lead mt-5 max-w-article">
        This page shows a request for two weeks after it was sent. If you sent one and are not sure that it
        reached us, call us at {phone.display}, or send it again: we will not call you twice.
      </p>
      <TourLink className={`${buttonVariants({ variant: 'copper', size: 'lg' })} mt-8`}>
        Schedule a tour
      </TourLink>
    </>
  )
}
