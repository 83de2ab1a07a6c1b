import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const SCRIPT = resolve(import.meta.dirname, '..', '..', '..', 'scripts', 'steps', 'server-process.mjs')

type Keeper = { keepProcess(file: string, env: Record<string, string>): Promise<number> }

test('a program that dies is started again, however it died, until it ends as it wished', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keep-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [program, starts] = [join(folder, 'program.mjs'), join(folder, 'starts')]
  writeFileSync(starts, '')
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync(process.env.STARTS, 'x')
    const turn = readFileSync(process.env.STARTS).length
    if (turn === 1) process.kill(process.pid, 'SIGKILL')
    else process.exit(turn === 2 ? 75 : 0)`,
  )
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const { keepProcess } = (await import(SCRIPT)) as Keeper
  expect(await keepProcess(program, { STARTS: starts })).toBe(0)
  expect(readFileSync(starts, 'utf8')).toBe('xxx')
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('code 1; starting it again'),
    expect.stringContaining('code 75; starting it again'),
  ])
})
