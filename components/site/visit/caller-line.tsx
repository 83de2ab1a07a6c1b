import { PhoneIncoming } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  /** 'Ann, (303) 555-0140, before 4:22 pm' */
  line: string
  /** Part of the private link, for the contact card; null: it is not offered. */
  token: string | null
}

/** Who calls, from which number and by when, with a contact to save. */
export function CallerLine({ line, token }: Props) {
  return (
    <div className="mt-7 grid max-w-128 gap-4 rounded-control border border-line bg-card p-5 shadow-rest">
      <div>
        <h2 className="text-small! font-sans text-ink-soft">Who will call you</h2>
        <p className="flex items-start gap-3 type-h4">
          <PhoneIncoming aria-hidden="true" className="mt-0.5 flex-none" />
          {line}
        </p>
      </div>
      {token && (
        <a
          href={`/api/visits/${token}/contact.vcf`}
          className={`${buttonVariants({ variant: 'outline', size: 'lg' })} no-print justify-self-start`}
        >
          Save the number to your contacts
        </a>
      )}
    </div>
  )
}
