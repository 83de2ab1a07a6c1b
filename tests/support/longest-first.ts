import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more: begun last they would keep one core busy while the others have nothing to do. */
const LONG = [
  'authz-matrix',
  'authz-bypass',
  'chaos',
  'worker-survives',
  'server-surroundings',
  'worker-crash',
  'adding-an-entity',
  'server-process',
  'migrations',
  'embedded-postgres',
  'worker-delivery',
  'auth-sign-in',
]

/** Vitest knows how long files take only where it has run before; here it begins with the long ones on a fresh checkout too. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Stable: the projects stay one after the other.
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
