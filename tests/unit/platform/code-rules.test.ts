import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from '@/tests/support/source-files'

const files = sourceFiles('app', 'components', 'lib', 'middleware.ts', 'server.ts')

/** Modules that browsers must never load: the database, secrets, cookies and password hashes. */
const SERVER =
  /^(@\/lib\/platform\/(database\/db|env|cache\/cache|log)|next\/(headers|cache)|pg|nodemailer|@node-rs\/argon2)$/

test('what touches database, configuration, cookies or secrets says server-only first', () => {
  const isServerByPlace =
    /^(server|middleware)\.ts$|^app\/.*\/?(page|layout|route|default|not-found|[\w-]*(image|icon))\.tsx?$/
  const silent = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isServerByPlace.test(path))
    .filter((file) => importsOf(file).some((name) => SERVER.test(name)))
    .filter(({ text }) => !/^(\/\/.*\n|\/\*[\s\S]*?\*\/\n|\n)*import 'server-only'/.test(text))
  expect(files.flatMap(importsOf).filter((name) => SERVER.test(name)).length).toBeGreaterThan(300)
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('T47: no SQL is put together from strings', () => {
  const unsafe = files.filter(({ text }) => /\$(query|execute)RawUnsafe/.test(text))
  expect(unsafe.map(({ path }) => path)).toEqual([])
})
