import { HeroButton } from '@/components/site/page-sections/hero-copy'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { type HomeSection, tourCta } from '@/components/site/sections/home-section'
import { Eyebrow } from '@/components/ui/eyebrow'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Step = { time: string; title: string; text: string }

/** Timeline of our callback next to a clock; the steps come from the section's metadata. */
export function TenMinutes({ section }: { section: HomeSection }) {
  const steps = stepsOf(section.metadata)
  return (
    <section id={section.slug} className="section bg-paper">
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
          {section.ctaLabel && <HeroButton cta={tourCta(section)} />}
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

/** Minute, hour and quarter marks, each a dashed circle. */
const MARKS = [
  { count: 60, width: 1, length: 5 },
  { count: 12, width: 2.2, length: 9 },
  { count: 4, width: 3.4, length: 9 },
]
const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Decorative wall clock; the copper sector shows the promised minutes. */
function ClockFace() {
  const end = edgeAt(PROMISED_MINUTES)
  return (
    <svg viewBox="-110 -110 220 220" className="clock-face" aria-hidden="true">
      <circle r="100" fill="#fffdf6" stroke="#0e2823" strokeWidth="9" />
      <path d={`M0 0V-86A86 86 0 0 1 ${end}Z`} fill="#b5622e" fillOpacity="0.92" />
      <path
        d={`M0 0 ${end}A86 86 0 0 1 ${edgeAt(PROMISED_MINUTES + 8)}Z`}
        fill="#d9a07e"
        fillOpacity="0.45"
      />
      <g fill="none" stroke="#0e2823">
        {MARKS.map(({ count, width, length }) => (
          <circle
            key={count}
            r={89 - length / 2}
            strokeWidth={length}
            pathLength={count}
            strokeDasharray={`${dashOf(count, width, length)} ${1 - dashOf(count, width, length)}`}
            transform={`rotate(${(-180 * dashOf(count, width, length)) / count})`}
          />
        ))}
      </g>
      <g fontFamily="var(--font-display)" fontSize="18" textAnchor="middle" fill="#12322b">
        {HOURS.map((hour) => (
          <text
            key={hour}
            x={Math.round(Math.sin((hour * Math.PI) / 6) * 6800) / 100}
            y={Math.round((6 - Math.cos((hour * Math.PI) / 6) * 68) * 100) / 100}
          >
            {hour}
          </text>
        ))}
      </g>
      <g stroke="#0e2823" strokeLinecap="round">
        <line y2="-40" strokeWidth="6" transform="rotate(-55)" />
        <line y2="-56" strokeWidth="4" transform={`rotate(${PROMISED_MINUTES * 6})`} />
      </g>
      <circle r="6" fill="#0e2823" />
      <circle r="2.4" fill="#e6b48c" />
    </svg>
  )
}

function edgeAt(minute: number): string {
  const angle = (minute * Math.PI) / 30
  return `${Math.round(Math.sin(angle) * 860) / 10} ${-Math.round(Math.cos(angle) * 860) / 10}`
}

/** Dash length as a fraction of the distance between two marks. */
function dashOf(count: number, width: number, length: number): number {
  const radius = 89 - length / 2
  return Math.round(((width * count) / (2 * Math.PI * radius)) * 1_000) / 1_000
}
