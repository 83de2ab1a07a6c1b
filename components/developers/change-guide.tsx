import { GuideSection } from '@/components/developers/guide-section'
import { API_CHANGES } from '@/lib/desk/api/changes'

/** How long an address works, and what has changed. */
export function ChangeGuide() {
  return (
    <GuideSection id="changes" title="Changes">
      <p>
        We add fields, calls and codes without notice: ignore what you do not know. An address, a field or a
        code that programs use is not removed within two years of being deprecated. From that day its answers
        carry <code>Deprecation</code>, <code>Sunset</code> with the day until which it works at least, and{' '}
        <code>Link</code> with the address to use instead.
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
