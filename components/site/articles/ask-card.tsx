import { Phone } from 'lucide-react'

export function AskCard({ phone, text }: { phone: { display: string; dial: string }; text: string }) {
  return (
    <section className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest">
      <h2 className="type-h4">Rather ask a person?</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <a href={`tel:${phone.dial}`} className="mt-3 inline-flex min-h-11 items-center gap-2 text-link">
        <Phone aria-hidden="true" className="size-5" />
        {phone.display}
      </a>
    </section>
  )
}
