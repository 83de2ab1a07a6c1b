import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hintCompilation } from '@/scripts/compile-hints.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-hints-'))
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
  await writeFile(join(folder, 'static/chunks/react.js'), 'react()')
  await writeFile(join(folder, 'static/chunks/page.js'), 'page()')
  await writeFile(
    join(folder, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }),
  )
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('scripts of every page start with one hint, and scripts of a single page have none', async () => {
  expect(await hintCompilation(folder)).toEqual(['static/chunks/react.js'])
  await hintCompilation(folder)
  expect(await readFile(join(folder, 'static/chunks/react.js'), 'utf8')).toBe(
    '//# allFunctionsCalledOnLoad\nreact()',
  )
  expect(await readFile(join(folder, 'static/chunks/page.js'), 'utf8')).toBe('page()')
})
