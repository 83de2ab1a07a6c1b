import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The checks that /accessibility lists; `numbers` are those of docs/properties.md in the tests' titles. */
const FILE = join(root, 'lib', 'site', 'accessibility', 'checks.json')

/**
 * After all browser tests have passed: counts the tests behind each check of /accessibility, and rewrites
 * the file when a count changed. The day alone is no change, so a second run leaves the checkout clean.
 * @param {string[]} titles of the tests that passed
 * @returns {boolean} whether the file was rewritten
 */
export function recordAccessibility(titles, file = FILE, today = new Date()) {
  const recorded = JSON.parse(readFileSync(file, 'utf8'))
  const cited = titles.map(numbersIn)
  const checks = recorded.checks.map((check) => ({
    ...check,
    tests: cited.filter((numbers) => check.numbers.some((number) => numbers.has(number))).length,
  }))
  if (checks.every(({ tests }, index) => tests === recorded.checks[index].tests)) return false
  const recordedOn = today.toISOString().slice(0, 10)
  // Lists of numbers on one line, as the formatter writes them.
  const text = JSON.stringify({ recordedOn, checks }, null, 2).replace(
    /\[\s+("E[^\]]*?)\s+\]/g,
    (_, numbers) => `[${numbers.replace(/\s+/g, ' ')}]`,
  )
  writeFileSync(file, `${text}\n`)
  return true
}

/** The numbers before a title's colon: `E1–E3, E7: …` cites E1, E2, E3 and E7. */
function numbersIn(title) {
  const [cited] = /^(?:E\d+(?:–E\d+)?(?:, )?)+(?=:)/.exec(title) ?? ['']
  const numbers = new Set()
  for (const [, first, last = first] of cited.matchAll(/E(\d+)(?:–E(\d+))?/g))
    for (let number = Number(first); number <= Number(last); number += 1) numbers.add(`E${number}`)
  return numbers
}
