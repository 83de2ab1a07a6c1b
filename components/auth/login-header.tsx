import { Phone } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { companyName: string; phone: { display: string; dial: string } }

/** Home link and phone in the order of every page (decision 19): a family that strayed here finds both. */
export function LoginHeader({ companyName, phone }: Props) {
  const [word = companyName] = companyName.split(' ')
  return (
    <header className="flex min-h-18 items-center gap-3 px-4.5 lg:px-8">
      <BrandLink word={word} className="mr-auto" />
      <a href={`tel:${phone.dial}`} data-frame="phone" className={buttonVariants({ variant: 'ghost' })}>
        <Phone aria-hidden="true" />
        <span className="sr-only">Call </span>
        {phone.display}
      </a>
    </header>
  )
}
