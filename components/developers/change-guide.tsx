import { GuideSection } from '@/components/developers/guide-section'
import { API_CHANGES } from '@/lib/desk/api/changes'

/** Deprecation policy and changelog of the API. */
export function ChangeGuide() {
  return (
    <GuideSection id="changes" title="Changes">
      <p>
        We may add fields, calls and error codes without notice: ignore the ones you do not know. We keep a
        deprecated path, field or code for at least two years. Responses of a deprecated path carry{' '}
        <code>Deprecation</code>, <code>Sunset</code> with the earliest removal date, and <code>Link</code>{' '}
        with the path to use instead.
      </p>
      {API_CHANGES.map(({ version, day, words }) => (
        <div key={version}>
          <h3 className="font-[620]">
            {version}, {day}
          </h3>
          <ul className="mt-2 grid max-w-article list-disc gap-1 pl-6">
            {words.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
    </GuideSection>
  )
}
