import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'

/** Placeholder with the phone number for a page without sections. */
export function PagePlaceholder({ phone }: { phone: Phone }) {
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2>We are still writing this page</h2>
        <div>
          <p className="type-lead">
            This page is being written. Our staff can answer your questions by phone: call{' '}
            <a href={`tel:${phone.dial}`} className="text-link tabular">
              {phone.display}
            </a>
            , or leave a number and somebody calls you.
          </p>
          <GetHelpLink className={`${buttonVariants({ variant: 'default' })} mt-6`}>Ask a person</GetHelpLink>
        </div>
      </div>
    </section>
  )
}
