import { HeroButton } from '@/components/site/page-sections/hero-copy'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { type HomeSection, tourCta } from '@/components/site/sections/home-section'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { SpeedText } from '@/lib/site/response-speed/response-speed'

type Step = { time: string; title: string; text: string }

const SHOWN_STEPS = 3

/** The measured figure, when there is one, and three lines from the section's metadata. */
export function TenMinutes({ section, speed }: { section: HomeSection; speed: SpeedText | null }) {
  const steps = stepsOf(section.metadata)
  return (
    <section id={section.slug} className="section bg-paper">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
          <h2 className="mt-4">
            <Emphasis text={section.title ?? ''} />
          </h2>
          {section.body && <RichText html={section.body} className="mt-4 type-lead max-md:text-base" />}
        </div>
        <div>
          {speed && <SpeedFigure speed={speed} />}
          <ol className="grid gap-3">
            {steps.map((step) => (
              <li key={step.time} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-4">
                <span className="type-h4 text-copper tabular">{step.time}</span>
                <p>
                  <b>{step.title}.</b> <span className="text-ink-soft">{step.text}</span>
                </p>
              </li>
            ))}
          </ol>
          {section.ctaLabel && (
            <div className="mt-6">
              <HeroButton cta={tourCta(section)} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function SpeedFigure({ speed }: { speed: SpeedText }) {
  return (
    <div className="mb-7 border-line border-b pb-6">
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
        <span className="type-figure tabular">{speed.share}</span>
        <span className="max-w-[30rem]">
          {speed.sentence} {speed.median}
        </span>
      </p>
      <details className="mt-1 text-small text-ink-soft">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          How this is counted
        </summary>
        <p className="max-w-article">
          Every request that we promised a call counts, whether we kept the promise or not. Time runs while
          our phones are staffed, and stops with the first logged call, text or email. The program computes
          the figure each night, and no one can edit it.
        </p>
      </details>
    </div>
  )
}

function stepsOf(metadata: unknown): Step[] {
  const steps = (metadata as { steps?: unknown } | null)?.steps
  if (!Array.isArray(steps)) return []
  return steps
    .filter(
      (step): step is Step =>
        typeof step?.time === 'string' && typeof step.title === 'string' && typeof step.text === 'string',
    )
    .slice(0, SHOWN_STEPS)
}
