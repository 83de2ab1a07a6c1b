import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '@/tests/support/source-files'

const EXCLUDED = /@source not "\.\.\/components\/ui\/\{([^}]+)\}\.tsx"/

test('kit components missing from the public stylesheet are used only on staff screens', () => {
  const names = EXCLUDED.exec(readFileSync('app/site.css', 'utf8'))?.[1]?.split(',') ?? []
  const staffOnly = names.map((name) => `components/ui/${name}`)
  expect(staffOnly).not.toEqual([])
  const wrong = sourceFiles('app', 'components')
    .filter(({ path }) => !/^(?:app|components)\/admin\//.test(path))
    .filter(({ path }) => !staffOnly.includes(path.replace(/\.tsx$/, '')))
    .filter((file) => importsOf(file).some((name) => staffOnly.includes(name.replace('@/', ''))))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
