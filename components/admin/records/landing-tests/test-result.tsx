import {
  countWords,
  percentWords,
  pointWords,
  VERDICTS,
} from '@/components/admin/records/landing-tests/test-copy'
import type { TestOutcome } from '@/lib/records/landing-tests/test-outcome'

/** Result of a test: verdict, both rates, and the confidence in their difference. */
export function TestResult({ answer }: { answer: TestOutcome }) {
  const { verdict, difference, low, high } = answer
  return (
    <>
      <p>
        <strong>{VERDICTS[verdict]}</strong>
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="text-ink-soft">
            <th scope="col">Version</th>
            <th scope="col" className="text-right">
              Visitors
            </th>
            <th scope="col" className="text-right">
              Requests
            </th>
            <th scope="col" className="text-right">
              Rate
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {(['a', 'b'] as const).map((version) => (
            <tr key={version} className="border-t border-line">
              <th scope="row">{version.toUpperCase()}</th>
              <td className="py-1 text-right">{countWords(answer[version].visitors)}</td>
              <td className="py-1 text-right">{countWords(answer[version].requests)}</td>
              <td className="py-1 text-right">{percentWords(answer[version].rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft">
        B less A: {pointWords(difference)} percentage points; the true difference lies between{' '}
        {pointWords(low)} and {pointWords(high)} in 95 of 100 such tests.
      </p>
    </>
  )
}
