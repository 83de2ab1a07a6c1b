import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { childOutput } from '@/tests/support/child-output'

/** `how`: `file` (whole content), `add-to` (append), `change` (a diff), or `sh` (commands). */
export type Block = { how: string; file: string; text: string }

/** Code blocks of a page with instructions: ```` ```ts file=… ````, `add-to=…`, `change=…` and `sh`. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) ?([\w-]*)=?(\S*)\n([\s\S]*?)^```$/gm)]
    .map(([, language = '', how = '', file = '', text = '']) => ({
      how: language === 'sh' ? 'sh' : how,
      file,
      text,
    }))
    .filter(({ how }) => how !== '')
}

/** Applies a block in `folder`. @throws with the output of a failed command */
export async function applyBlock({ how, file, text }: Block, folder: string, env: Record<string, string>) {
  const path = join(folder, file)
  if (how === 'file') {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } else if (how === 'add-to') appendFileSync(path, `\n${text}`)
  else if (how === 'change') writeFileSync(path, changed(readFileSync(path, 'utf8'), text, file))
  else if (how === 'sh') for (const line of text.trim().split('\n')) await run(line, folder, env)
  else throw new Error(`nobody knows how to ${how}`)
}

/** Applies a diff without line numbers; its old lines (` ` and `-`) must match exactly once. */
function changed(before: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n')
  const part = (kinds: string) =>
    lines
      .filter((line) => kinds.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const pieces = before.split(part(' -'))
  if (pieces.length !== 2) throw new Error(`${pieces.length - 1} places in ${file} fit\n${diff}`)
  return pieces.join(part(' +'))
}

function run(line: string, cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    const [program = '', ...args] = line.split(' ')
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(program, args, {
      cwd,
      env: { PATH, HOME, NODE_ENV: 'test', ...env } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = childOutput(child)
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${line}: ${code}\n${output()}`))))
  })
}
