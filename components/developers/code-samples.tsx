import { CodeBlock } from '@/components/developers/code-block'
import type { CodeSample } from '@/lib/desk/api/code-samples'

/** One program in several languages, as native disclosures; the first is open. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {samples.map(({ language, file, code }, at) => (
        <details key={language} open={at === 0}>
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-[620]">{language}</summary>
          <CodeBlock code={code} name={file} />
        </details>
      ))}
    </div>
  )
}
