import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

/** Scripts in order: each file with its host, each inline script in full. */
export function ScriptList({ scripts }: { scripts: CustomScript[] }) {
  return (
    <ol className="grid gap-3">
      {scripts.map((script, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain a script twice
        <li key={at} className="grid gap-1 border-line border-t pt-3">
          {'src' in script ? <FileOf script={script} /> : <CodeOf code={script.code} />}
        </li>
      ))}
    </ol>
  )
}

function FileOf({ script: { src, attributes } }: { script: Extract<CustomScript, { src: string }> }) {
  const { host } = new URL(src)
  const written = Object.entries(attributes).map(([name, value]) => (value ? `${name}="${value}"` : name))
  return (
    <>
      <p>
        A file from <strong className="wrap-anywhere">{host}</strong>. The page may also send data to it and
        load pictures from it.
      </p>
      <p className="font-mono text-small text-ink-soft wrap-anywhere">{[src, ...written].join(' ')}</p>
    </>
  )
}

function CodeOf({ code }: { code: string }) {
  const count = code.length.toLocaleString('en-US')
  return (
    <>
      <p>Inline code, {count === '1' ? '1 character' : `${count} characters`}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className="max-h-60 overflow-auto rounded-control bg-paper p-3 font-mono text-small whitespace-pre-wrap wrap-anywhere"
      >
        {code}
      </pre>
    </>
  )
}
