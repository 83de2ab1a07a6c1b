import { spawn, spawnSync } from 'node:child_process'
import { track } from '../scripts/steps/lifecycle.mjs'

export function isInstalled(program, flag = '-v') {
  return spawnSync(program, [flag], { stdio: 'ignore' }).error === undefined
}

/**
 * Measures one URL with wrk over 16 connections with gzip.
 * @returns {Promise<{ perSecond: number, p99: number }>} p99 in milliseconds
 * @throws Error when a response was not a page, or on broken connections
 */
export async function wrk(url, seconds, headers = {}) {
  const own = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', '-c16', `-d${seconds}`, '--latency', '-H', 'accept-encoding: gzip', ...own, url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  track(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await new Promise((resolve) => child.once('close', resolve))
  const failed = /Non-2xx.*|Socket errors.*/.exec(output)?.[0]
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(output) ?? []
  if (failed || !perSecond || !unit) throw new Error(`wrk: ${failed ?? output}`)
  return { perSecond: Math.round(perSecond), p99: Number(amount) * { us: 0.001, ms: 1, s: 1_000 }[unit] }
}
