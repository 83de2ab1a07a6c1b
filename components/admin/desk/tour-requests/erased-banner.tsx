import { UserRoundX } from 'lucide-react'
import { formatMoment } from '@/components/admin/kit/lead-time'

/** Explains why nobody can be called, and that the lead still counts in reports. */
export function ErasedBanner({ at, zone }: { at: Date; zone: string }) {
  return (
    <section
      aria-label="Erased"
      className="mb-6 flex gap-3 rounded-control border-[1.5px] border-line-strong bg-paper p-5"
    >
      <UserRoundX aria-hidden="true" className="mt-0.5 flex-none" />
      <p>
        <span className="block font-[640]">The person’s data was erased {formatMoment(at, zone)}.</span>
        <span className="text-ink-soft">
          Community, source, status and dates are kept so that counts stay correct. There is no way to contact
          the person.
        </span>
      </p>
    </section>
  )
}
