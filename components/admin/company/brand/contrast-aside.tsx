import { Card } from '@/components/admin/kit/card'
import { Badge } from '@/components/ui/badge'
import { AA, AAA, textPairs } from '@/lib/platform/brand/palette'
import { getBrand } from '@/lib/site/brand/brand'

/** The saved colors in pairs, with their contrast and the level of WCAG that it reaches. */
export async function ContrastAside() {
  const pairs = textPairs((await getBrand()).palette)
  return (
    <Card title="Contrast of the saved colors">
      <p className="mb-3 text-dense text-ink-soft">
        Text needs {AA}:1 (AA), which is required to save. {AAA}:1 (AAA) is easier for older eyes.
      </p>
      <ul className="grid gap-1.5">
        {pairs.map(({ label, text, ground, contrast }) => (
          <li key={label} className="flex items-center justify-between gap-3 text-dense">
            <span
              className="min-w-0 flex-1 rounded-badge border border-line px-2.5 py-1"
              style={{ color: text, background: ground }}
            >
              {label}
            </span>
            <span className="tabular">{contrast.toFixed(1)}:1</span>
            <Badge tone={contrast >= AAA ? 'ok' : contrast >= AA ? 'warn' : 'bad'}>
              {contrast >= AAA ? 'AAA' : contrast >= AA ? 'AA' : 'Too low'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
