import { Phone } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'

const ASKED_FOR = [
  { label: 'What it costs', href: '/pricing-and-availability' },
  { label: 'Memory care', href: '/memory-care' },
  { label: 'Medicaid', href: '/search?q=medicaid' },
  { label: 'Pets', href: '/search?q=pets' },
  { label: 'Visiting hours', href: '/search?q=visiting' },
  { label: 'A short stay', href: '/search?q=respite' },
]

/** Shown without a query or without results: popular searches, and the phone. */
export function SearchHelp({ phone }: { phone: { display: string; dial: string } }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <section aria-labelledby="asked-for">
        <h2 id="asked-for" className="type-h3">
          What people look for
        </h2>
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {ASKED_FOR.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="flex min-h-13 items-center text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="ask-a-person"
        className="self-start rounded-control border border-line bg-card p-6 shadow-rest"
      >
        <h2 id="ask-a-person" className="type-h4">
          Or ask a person
        </h2>
        <p className="mt-2 text-ink-soft">Call us. The person who answers knows every community.</p>
        <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
      </section>
    </div>
  )
}
