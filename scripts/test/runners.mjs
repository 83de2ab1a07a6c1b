import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { runNode, runProgram } from '../steps/command.mjs'
import { say } from '../steps/progress.mjs'
import { recordAccessibility } from './accessibility-results.mjs'
import { QUICK_START } from './quick-start.mjs'

/**
 * `failures`, `flaky` (passed on retry) and `skipped` (something is not installed here) hold test names.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[], skipped?: string[] }}
 *   Tally
 */

/** Runs unit and integration tests. @returns {Promise<Tally>} */
export async function runVitest(projects, files, env) {
  const report = freshReport('vitest.json')
  const args = ['run', '--passWithNoTests', ...projects.map((name) => `--project=${name}`), ...files]
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  const program = [QUICK_START, 'node_modules/vitest/vitest.mjs']
  const succeeded = await succeeds(
    runProgram('vitest', process.execPath, [...program, ...args], { env: { ...env, NODE_ENV: 'test' } }),
  )
  return tally(succeeded, report, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that fails to load reports no tests.
    const unloadable = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    )
    const named = (isWanted) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(isWanted).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
      )
    const failures = [
      ...unloadable.map(({ name }) => relative(root, name)),
      ...named(({ status }) => status === 'failed'),
    ]
    // A test that passed on retry keeps the messages of its first attempt.
    const flaky = named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    const skipped = named(({ status }) => status === 'skipped')
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length, failures, flaky, skipped }
  })
}

/** Runs end-to-end tests. @returns {Promise<Tally>} */
export async function runPlaywright(files, env) {
  const report = freshReport('playwright.json')
  const args = ['test', '--pass-with-no-tests', ...files]
  const succeeded = await succeeds(
    runNode('playwright', 'node_modules/playwright/cli.js', args, { env: { ...env, E2E_REPORT: report } }),
  )
  return tally(succeeded, report, ({ stats, errors, suites }) => {
    const named = (outcome) =>
      specsWithOutcome(outcome, suites).map(({ file, line, title }) => `tests/e2e/${file}:${line} › ${title}`)
    const passed = [...specsWithOutcome('expected', suites), ...specsWithOutcome('flaky', suites)]
    const isComplete = succeeded && files.length === 0
    if (isComplete && recordAccessibility(passed.map(({ title }) => title)))
      say('The checks on /accessibility changed: commit lib/site/accessibility/checks.json')
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected ? 0 : errors.length),
      failures: named('unexpected'),
      flaky: named('flaky'),
    }
  })
}

/** The specs with this outcome, from Playwright's tree of suites. */
function specsWithOutcome(outcome, suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === outcome)),
    ...specsWithOutcome(outcome, inner),
  ])
}

function freshReport(name) {
  const file = join(root, '.build', 'test-results', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

async function succeeds(run) {
  return run.then(
    () => true,
    () => false,
  )
}

/** A runner that fails without a failed test or without a report counts as one failure. */
function tally(succeeded, report, count) {
  let numbers = { passed: 0, failed: 0, failures: [], flaky: [] }
  try {
    numbers = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${relative(root, report)}`], flaky: [] }
  }
  return succeeded ? numbers : { ...numbers, failed: Math.max(1, numbers.failed) }
}
