import type { Phone } from '@/lib/browser/community'

export function CallInstead({ phone }: { phone: Phone }) {
  return (
    <p className="text-center text-small text-ink-soft">
      Rather talk now?{' '}
      <a href={`tel:${phone.dial}`} className="text-link inline-flex min-h-11 items-center">
        Call {phone.display}
      </a>
    </p>
  )
}
