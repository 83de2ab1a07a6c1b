import { Phone } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'

type Props = { companyName: string; phone: { display: string; dial: string } }

/** Home link and phone in the usual order (reading 19), for families who end up here. */
export function LoginHeader({ companyName, phone }: Props) {
  const [word = companyName] = companyName.split(' ')
  return (
    <header className="px-5 py-3 sm:px-8">
      <div className="mx-auto flex max-w-[27.5rem] flex-wrap items-center justify-between gap-x-3">
        <BrandLink word={word} />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className="text-link flex min-h-11 items-center gap-2.5"
        >
          <Phone aria-hidden="true" className="max-sm:hidden" />
          <span className="sr-only">Call </span>
          {phone.display}
        </a>
      </div>
    </header>
  )
}
