import { TestButton } from '@/components/admin/kit/channel-test/test-button'
import type { AlertWay } from '@/lib/desk/setup/alert-ways'

/** A test for each way by which this person and the recipients are told of a family. */
export function AlertTests({ ways }: { ways: AlertWay[] }) {
  if (ways.length === 0) return null
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {ways.map(({ path, label, words, last }) => (
        <li key={path} className="rounded-badge border border-line bg-card px-3 py-2">
          <p className="mb-1.5 text-dense wrap-anywhere">
            <span className="font-[620]">{label}</span> <span className="text-ink-soft">{words}</span>
          </p>
          <TestButton path={path} label="Send a test" last={last} mayRead />
        </li>
      ))}
    </ul>
  )
}
