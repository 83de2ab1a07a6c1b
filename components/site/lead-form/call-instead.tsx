import type { Phone } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'

/** The number below a form, with an invitation to talk now only while the phones are known to be open. */
export function CallInstead({ phone, hours }: { phone: Phone; hours: PhoneHours | null }) {
  const words = hours?.isOpen ? 'Rather talk now?' : hours?.opens && `Phones open ${hours.opens}.`
  return (
    <p className="text-center text-small text-ink-soft">
      {words}{' '}
      <a href={`tel:${phone.dial}`} className="text-link inline-flex min-h-11 items-center">
        Call {phone.display}
      </a>
    </p>
  )
}
