import { afterEach, beforeEach } from 'vitest'

let seen: string[] = []
let expected: RegExp[] = []

/** Lets the current test write console errors that match, for code whose duty is to report one. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

beforeEach(() => {
  seen = []
  expected = []
  console.error = (...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '))
  }
})

// A console error in a passing test is a defect nobody looked at.
afterEach(() => {
  const surprising = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
  if (surprising.length > 0) throw new Error(`console.error was called:\n${surprising.join('\n')}`)
})
