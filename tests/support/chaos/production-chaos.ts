import { runChaos } from '@/tests/support/chaos/run-chaos'
import { startInstance } from '@/tests/support/instance'

type Options = Pick<
  Parameters<typeof runChaos>[0],
  'databaseUrl' | 'dataFolder' | 'seconds' | 'leadsPerSecond' | 'seed' | 'say'
>

/** Runs the chaos test against the production build, for `npm run bench -- chaos`. */
export function runProductionChaos({ databaseUrl, ...options }: Options, dataDir: string) {
  return runChaos({
    ...options,
    databaseUrl,
    start: (kind, env) =>
      startInstance(kind, { databaseUrl, env: { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env } }),
  })
}
