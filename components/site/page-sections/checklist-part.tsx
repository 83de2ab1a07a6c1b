import { Check } from 'lucide-react'
import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'

export function ChecklistPart(props: SectionProps) {
  const { section, layout } = props
  const wide = layout === 'stacked'
  return (
    <SectionFrame {...props} intro={section.html}>
      <ul className={`border-line border-t ${wide ? 'grid gap-x-16 lg:grid-cols-2' : ''}`}>
        {section.items.map(({ title, text }) => (
          <li key={title} className="flex gap-4 border-line border-b py-4.5">
            <Check aria-hidden="true" className="mt-1 size-6 text-copper" />
            <p>
              <b>{title}</b> {text && <span className="block text-ink-soft">{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
