import type { Phone } from '@/lib/browser/community'

/** The three next steps, with the number the call comes from. */
export function WhatHappensNext({ phone, hasTour }: { phone: Phone; hasTour: boolean }) {
  const steps = [
    {
      title: 'Your request is saved',
      text: 'It is on our list of calls. You don’t need to send it again.',
    },
    {
      title: 'A person calls you',
      text: `The call comes from ${phone.display}. Save the number, so you know it is us.`,
    },
    {
      title: hasTour ? 'You come' : 'You choose the day',
      text: 'Bring your questions and anyone you like. A first visit takes about forty minutes and costs nothing.',
    },
  ]
  return (
    <ol className="mt-6">
      {steps.map((step, index) => (
        <li key={step.title} className="relative flex gap-5 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 w-px bg-copper-light" />
          )}
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-pill border-[1.5px] border-copper-mid bg-card font-display text-control text-copper"
          >
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3 className="font-sans text-base font-[640] tracking-normal">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
