export type SampleCall = {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  body?: object
}

/** Runnable samples in three languages; each reads API_KEY from the environment. */
export function samplesOf(call: SampleCall): { language: string; code: string }[] {
  return [
    { language: 'curl', code: curl(call) },
    { language: 'JavaScript', code: javaScript(call) },
    { language: 'Python', code: python(call) },
  ]
}

function curl({ method, url, headers, body }: SampleCall): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...headersOf(headers, body).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body ? [`--data ${shell(json(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** A shell takes everything within single quotes literally. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function javaScript({ method, url, headers, body }: SampleCall): string {
  const given = headersOf(headers, body).map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`)
  return [
    `const answer = await fetch(${quoted(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    '    Authorization: "Bearer " + process.env.API_KEY,',
    ...given,
    '  },',
    ...(body ? [`  body: JSON.stringify(${indented(json(body))}),`] : []),
    '})',
    'console.log(answer.status, await answer.json())',
  ].join('\n')
}

function python({ method, url, headers, body }: SampleCall): string {
  const given = headersOf(headers).map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`)
  return [
    'import os, requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    ${quoted(url)},`,
    '    headers={',
    '        "Authorization": f"Bearer {os.environ[\'API_KEY\']}",',
    ...given,
    '    },',
    ...(body ? [`    json=${json(body).replaceAll('\n', '\n    ')},`] : []),
    ')',
    'print(answer.status_code, answer.json())',
  ].join('\n')
}

function headersOf(headers: Record<string, string> = {}, body?: object): [string, string][] {
  return [
    ...(body ? [['Content-Type', 'application/json'] as [string, string]] : []),
    ...Object.entries(headers),
  ]
}

const json = (value: object) => JSON.stringify(value, null, 2)
const quoted = (text: string) => JSON.stringify(text)
const indented = (text: string) => text.replaceAll('\n', '\n  ')
