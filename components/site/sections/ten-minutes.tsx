import { Emphasis } from '@/components/site/emphasis'
import { RichText } from '@/components/site/rich-text'
import { ClockFace } from '@/components/site/sections/clock-face'
import type { HomeSection } from '@/components/site/sections/home-section'
import { Eyebrow } from '@/components/ui/eyebrow'

type Step = { time: string; title: string; text: string }

/** Timeline of our callback next to a clock; the steps come from the section's metadata. */
export function TenMinutes({ section }: { section: HomeSection }) {
  const steps = stepsOf(section.metadata)
  return (
    <section className="section bg-paper">
      <div className="wrap grid grid-cols-1 items-center gap-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
          <h2 className="mt-4">
            <Emphasis text={section.title ?? ''} />
          </h2>
          {section.body && <RichText html={section.body} className="mt-4 max-w-[34rem] type-lead" />}
          <ol className="mt-8">
            {steps.map((step) => (
              <li key={step.time} className="group grid grid-cols-[4.5rem_1.5rem_minmax(0,1fr)] gap-x-4">
                <span className="text-right type-h3 text-copper tabular">{step.time}</span>
                <span aria-hidden="true" className="step-mark" />
                <div className="pb-7">
                  <h3 className="font-sans text-base font-[640]">{step.title}</h3>
                  <p className="mt-0.5 text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <ClockFace />
      </div>
    </section>
  )
}

function stepsOf(metadata: unknown): Step[] {
  const steps = (metadata as { steps?: unknown } | null)?.steps
  if (!Array.isArray(steps)) return []
  return steps.filter(
    (step): step is Step =>
      typeof step?.time === 'string' && typeof step.title === 'string' && typeof step.text === 'string',
  )
}
