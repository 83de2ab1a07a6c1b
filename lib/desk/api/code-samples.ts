export type SampleCall = {
  method: 'GET' | 'POST' | 'PUT'
  /** `{DRAFT_ID}` in it is read from the environment. */
  url: string
  headers?: Record<string, string>
  body?: object
  /** Type of the answer, in TypeScript. */
  answer: string
}

export type CodeSample = { language: string; file: string; code: string }

/** Runnable samples in four languages; each reads API_KEY from the environment. */
export function samplesOf(call: SampleCall): CodeSample[] {
  return [
    { language: 'curl', file: 'sample.sh', code: curl(call) },
    { language: 'JavaScript', file: 'sample.mjs', code: javaScript(call) },
    { language: 'TypeScript', file: 'sample.mts', code: typeScript(call) },
    { language: 'Python', file: 'sample.py', code: python(call) },
  ]
}

/** Variables of a URL besides the key. */
const VARIABLE = /\{([A-Z_]+)\}/g

function curl({ method, url, headers, body }: SampleCall): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellUrl(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...headersOf(headers, body).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body ? [`--data ${shell(json(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** A shell takes everything within single quotes literally. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function shellUrl(url: string): string {
  return url
    .split(VARIABLE)
    .map((part, at) => (at % 2 ? `"$${part}"` : part && shell(part)))
    .join('')
}

function javaScript(call: SampleCall): string {
  return [...request(call), 'console.log(answer.status, await answer.json())'].join('\n')
}

function typeScript(call: SampleCall): string {
  return [
    `type Answer = ${call.answer}`,
    '',
    ...request(call),
    'if (!answer.ok) throw new Error(answer.status + " " + (await answer.text()))',
    'const body = (await answer.json()) as Answer',
    'console.log(answer.status, body)',
  ].join('\n')
}

function request({ method, url, headers, body }: SampleCall): string[] {
  const given = headersOf(headers, body).map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`)
  return [
    `const answer = await fetch(${scriptUrl(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    '    Authorization: "Bearer " + process.env.API_KEY,',
    ...given,
    '  },',
    ...(body ? [`  body: JSON.stringify(${indented(json(body))}),`] : []),
    '})',
  ]
}

function scriptUrl(url: string): string {
  return /\{[A-Z_]+\}/.test(url) ? `\`${url.replace(VARIABLE, '$${process.env.$1}')}\`` : quoted(url)
}

/** With the standard library alone, so that nothing has to be installed. */
function python({ method, url, headers, body }: SampleCall): string {
  const given = headersOf(headers, body).map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
  const address = /\{[A-Z_]+\}/.test(url)
    ? `f${quoted(url.replace(VARIABLE, "{os.environ['$1']}"))}`
    : quoted(url)
  return [
    `import json, os, urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    ${address},`,
    `    method="${method}",`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'API_KEY\']}",',
    ...given,
    '    },',
    ...(body ? [`    data=json.dumps(${json(body).replaceAll('\n', '\n    ')}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(answer.status, json.load(answer))',
  ].join('\n')
}

function headersOf(headers: Record<string, string> = {}, body?: object): [string, string][] {
  return [
    ...(body ? [['Content-Type', 'application/json'] as [string, string]] : []),
    ...Object.entries(headers),
  ]
}

/** JSON in which Python reads the same as JavaScript: no true, false or null. */
const json = (value: object) => JSON.stringify(value, null, 2)
const quoted = (text: string) => JSON.stringify(text)
const indented = (text: string) => text.replaceAll('\n', '\n  ')
