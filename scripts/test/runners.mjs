import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { runNode, runProgram } from '../steps/command.mjs'
import { QUICK_START } from './quick-start.mjs'

/**
 * `failures`: what failed twice, by name; `flaky`: what passed only when it was tried again.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[] }} Tally
 */

/** Unit and integration tests. @returns {Promise<Tally>} */
export async function runVitest(projects, files, env) {
  const report = freshReport('vitest.json')
  const args = ['run', '--passWithNoTests', ...projects.map((name) => `--project=${name}`), ...files]
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  const program = [QUICK_START, 'node_modules/vitest/vitest.mjs']
  const ended = await endOf(
    runProgram('vitest', process.execPath, [...program, ...args], { env: { ...env, NODE_ENV: 'test' } }),
  )
  return tally(ended, report, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that could not be loaded has no tests to fail.
    const unloadable = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    )
    const named = (isMeant) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(isMeant).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
      )
    const failures = [
      ...unloadable.map(({ name }) => relative(root, name)),
      ...named(({ status }) => status === 'failed'),
    ]
    // What went wrong the first time stays with what passed in the end.
    const flaky = named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length, failures, flaky }
  })
}

/** End-to-end tests. @returns {Promise<Tally>} */
export async function runPlaywright(files, env) {
  const report = freshReport('playwright.json')
  const args = ['test', '--pass-with-no-tests', ...files]
  const ended = await endOf(
    runNode('playwright', 'node_modules/playwright/cli.js', args, { env: { ...env, E2E_REPORT: report } }),
  )
  return tally(ended, report, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected ? 0 : errors.length),
    failures: specsThat('unexpected', suites),
    flaky: specsThat('flaky', suites),
  }))
}

/** The names of what ended so, from Playwright's tree of suites. */
function specsThat(outcome, suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, line, title }) => `tests/e2e/${file}:${line} › ${title}`),
    ...specsThat(outcome, inner),
  ])
}

function freshReport(name) {
  const file = join(root, '.build', 'test-results', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

async function endOf(run) {
  return run.then(
    () => true,
    () => false,
  )
}

/** The report's numbers; a runner that failed without a failed test (or without a report) counts as one failure. */
function tally(succeeded, report, count) {
  let numbers = { passed: 0, failed: 0, failures: [], flaky: [] }
  try {
    numbers = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${relative(root, report)}`], flaky: [] }
  }
  return succeeded ? numbers : { ...numbers, failed: Math.max(1, numbers.failed) }
}
