import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take 30 seconds or more: started last, they would keep one core busy while the others idle. */
const LONG = [
  'authz-matrix',
  'authz-bypass',
  'chaos',
  'worker-survives',
  'server-host-checks',
  'worker-crash',
  'recipes',
  'server-process',
  'migrations',
  'embedded-postgres',
  'worker-delivery',
  'auth-sign-in',
]

/** Vitest knows durations only after a first run; this starts with the long files on a fresh checkout too. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Stable sort, so that projects stay in sequence.
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || placeOf(a) - placeOf(b))
  }
}

function orderOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'))
  return place === -1 ? LONG.length : place
}
