import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { countInputs } from '@/tests/support/input-count'

/** Ways to do an editor's task, in the order of the columns of docs/editing-tasks.md. */
const WAYS = ['form', 'page'] as const

type Task = { name: string; way: (typeof WAYS)[number]; page: Page; start: () => Promise<void> }

/** Counts the inputs of a task from where it starts, and compares them with the table's row of that name. */
export async function countTask({ name, way, page, start }: Task, work: () => Promise<void>): Promise<void> {
  const inputs = await countInputs(page)
  await start()
  inputs.reset()
  await work()
  const { clicks, keys } = await inputs.read()
  expect(`${name}: ${clicks} clicks, ${keys} keys`).toBe(`${name}: ${listed(name, way)}`)
}

/** From docs/editing-tasks.md: `| Task | 3 + 1 = 4 | 2 + 1 = 3 | …`. */
function listed(name: string, way: Task['way']): string {
  const line = readFileSync('docs/editing-tasks.md', 'utf8')
    .split('\n')
    .find((row) => row.includes(`| ${name} |`))
  const counts = [...(line ?? '').matchAll(/(\d+) \+ (\d+) = \d+/g)]
  const [, clicks, keys] = counts[WAYS.indexOf(way)] ?? []
  return `${clicks} clicks, ${keys} keys`
}
