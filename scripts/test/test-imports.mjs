import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
/** Files whose text names these start the production build, or read what it wrote. */
const OF_THE_BUILD = /\.next['/]|\.build\//
const SEEDED = /createDatabase\('seeded'\)/

const read = new Map()

/** Every test file of a kind, as paths from the checkout. */
export function testFiles(kind) {
  const entries = readdirSync(join(root, 'tests', kind), { recursive: true, encoding: 'utf8' })
  return entries.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('tests', kind, name))
}

/** A file and all files of the checkout that it imports, directly or through others. */
export function reachedFrom(file) {
  const seen = new Set([file])
  for (const path of seen) for (const target of importsOf(path).targets) seen.add(target)
  return seen
}

/** True when a test file starts or reads the production build. */
export const needsBuild = (file) => anyTest(file, ({ text }) => OF_THE_BUILD.test(text))

/** True when a test file works on the database with the demo provider. */
export const needsSeed = (file) => anyTest(file, ({ text }) => SEEDED.test(text))

const anyTest = (file, isMeant) =>
  [...reachedFrom(file)].some((path) => path.startsWith('tests/') && isMeant(importsOf(path)))

function importsOf(path) {
  if (!read.has(path)) read.set(path, parse(path))
  return read.get(path)
}

function parse(path) {
  const text = readFileSync(join(root, path), 'utf8')
  const names = text.matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm)
  return { text, targets: [...names].flatMap(([, name]) => resolve(path, name) ?? []) }
}

function resolve(from, name) {
  if (!/^(@\/|\.)/.test(name)) return null
  const path = name.startsWith('@/') ? name.slice(2) : relative(root, join(root, dirname(from), name))
  const found = ENDINGS.map((ending) => path + ending).find(
    (each) => /\.(tsx?|mjs)$/.test(each) && existsSync(join(root, each)),
  )
  return found ?? null
}
