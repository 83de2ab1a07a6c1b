import { CodeBlock } from '@/components/developers/code-block'
import { type SampleCall, samplesOf } from '@/lib/desk/api/code-samples'

/** One call in several languages, as native disclosures; the first is open. */
export function CodeSamples({ call }: { call: SampleCall }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {samplesOf(call).map(({ language, code }, at) => (
        <details key={language} open={at === 0}>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-[620]">{language}</summary>
          <CodeBlock code={code} />
        </details>
      ))}
    </div>
  )
}
