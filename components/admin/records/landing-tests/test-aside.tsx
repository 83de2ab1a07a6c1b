import { Card } from '@/components/admin/kit/card'
import { ShownDay } from '@/components/admin/kit/company-zone'
import { EndTest } from '@/components/admin/records/landing-tests/end-test'
import { StartTest } from '@/components/admin/records/landing-tests/start-test'
import {
  countWords,
  percentWords,
  pointWords,
  VERDICTS,
} from '@/components/admin/records/landing-tests/test-copy'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readTests, type TestState } from '@/lib/records/landing-tests/read-tests'
import type { TestOutcome } from '@/lib/records/landing-tests/test-outcome'
import { secondSlug } from '@/lib/site/landing-pages/version'

/** A/B test of a landing page: planning, the running test, and earlier results. */
export async function TestAside({ actor, id }: { actor: Actor; id: string }) {
  const found = await readTests(actor, id).catch(() => null)
  if (!found) return null
  const { running, past, hasSecondVersion, slug } = found
  const writes = can(actor, 'update', 'content')
  const mayTest = writes && actor.mayPublish
  if (!running && !writes && past.length === 0) return null
  return (
    <Card title="A/B test">
      <div className="grid gap-4 text-dense">
        {hasSecondVersion && (
          <p>
            <a href={`/${secondSlug(slug)}`} target="_blank" rel="noreferrer" className="text-link">
              View version B
            </a>
          </p>
        )}
        {running && <Running test={running} id={id} mayTest={mayTest} />}
        {!running && writes && !mayTest && (
          <p className="text-ink-soft">A colleague who can publish this page starts the test.</p>
        )}
        {!running && writes && !hasSecondVersion && (
          <p className="text-ink-soft">
            Enter a different title, line or button under “Version B” and save. You can then show it to half
            of the visitors to see which version brings more requests.
          </p>
        )}
        {!running && mayTest && hasSecondVersion && (
          <StartTest id={id} plan={found.plan} visitorsPerDay={found.visitorsPerDay} />
        )}
        {past.map((test) => (
          <section key={test.startedAt} className="grid gap-2 border-t border-line pt-3">
            <h3 className="type-label">
              <ShownDay at={test.startedAt} /> to <ShownDay at={test.endedAt ?? test.startedAt} />: version{' '}
              {test.kept?.toUpperCase()} kept
            </h3>
            {test.answer ? <TestResult answer={test.answer} /> : <p>Ended without a result.</p>}
          </section>
        ))}
      </div>
    </Card>
  )
}

function Running({ test, id, mayTest }: { test: TestState; id: string; mayTest: boolean }) {
  const { visitorsA, visitorsB, visitorsWanted, baselineRate, targetRate, answer } = test
  return (
    <>
      <p>
        Running since <ShownDay at={test.startedAt} />, started by {test.startedBy}. Each visitor always sees
        the same version.
      </p>
      {answer ? (
        <TestResult answer={answer} />
      ) : (
        <p>
          <strong>No result yet.</strong> Version A has {countWords(visitorsA)} and version B{' '}
          {countWords(visitorsB)} of {countWords(visitorsWanted)} visitors. Requests are shown when both
          versions have reached this number, because stopping a test early can give a misleading result.
        </p>
      )}
      <p className="text-ink-soft">
        Set before the start: the test looks for an increase from {percentWords(baselineRate)} to{' '}
        {percentWords(targetRate)}, at a significance of 5% and a power of 80%.
      </p>
      {mayTest && <EndTest id={id} hasAnswer={answer !== null} />}
    </>
  )
}

/** Result of a test: verdict, both rates, and the confidence in their difference. */
function TestResult({ answer }: { answer: TestOutcome }) {
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
        B minus A: {pointWords(difference)} percentage points; the true difference lies between{' '}
        {pointWords(low)} and {pointWords(high)} in 95 of 100 such tests.
      </p>
    </>
  )
}
