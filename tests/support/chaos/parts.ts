import { readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kept } from '@/tests/support/chaos/programs'
import type { StubMode, startHttpStub } from '@/tests/support/http-stub'
import type { startS3Server } from '@/tests/support/s3-server'
import type { SmtpMode, SmtpSink } from '@/tests/support/smtp-sink'
import type { startTcpProxy } from '@/tests/support/tcp-proxy'

type Line = Awaited<ReturnType<typeof startTcpProxy>>
type Stub = Pick<Awaited<ReturnType<typeof startHttpStub>>, 'setMode' | 'heal'>

/** A component that can fail, and its faults; each fault ends by itself. */
export type ChaosPart = {
  name: string
  faults: { name: string; happen(ms: number): Promise<void> }[]
}

/** A web server or worker that is killed or suspended. */
export function programPart(name: string, program: Kept): ChaosPart {
  return {
    name,
    faults: [
      { name: 'killed', happen: (ms) => program.killFor(ms) },
      { name: 'hung', happen: (ms) => program.hangFor(ms) },
    ],
  }
}

/** The connection to the database. */
export function databasePart(line: Line): ChaosPart {
  const faults = (['cut', 'black-hole'] as const).map((mode) => ({
    name: mode,
    async happen(ms: number) {
      line.setMode(mode)
      await sleep(ms)
      line.setMode('pass')
    },
  }))
  const failOver = { name: 'silent failover', happen: async () => line.failOver() }
  return { name: 'database', faults: [...faults, failOver] }
}

/**
 * This run's own PostgreSQL server with this data folder; its supervisor restarts it. @param untilUp resolves
 * once it takes connections: one that is killed while it recovers would begin anew, and never finish
 */
export function postgresPart(dataFolder: string, untilUp: () => Promise<unknown>): ChaosPart {
  const postmaster = () => Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const faults = (['SIGKILL', 'SIGINT'] as const).map((signal) => ({
    name: signal === 'SIGKILL' ? 'killed' : 'restarted',
    async happen(ms: number) {
      await untilUp()
      process.kill(postmaster(), signal)
      await sleep(ms)
    },
  }))
  return { name: 'PostgreSQL', faults }
}

export function mailPart(sink: SmtpSink): ChaosPart {
  const modes: SmtpMode[] = ['refuse', 'hang', '421', '451', 'cut']
  const faults = modes.map((mode) => ({
    name: String(mode),
    async happen(ms: number) {
      await sink.setMode(mode)
      await sleep(ms)
      await sink.setMode('accept')
    },
  }))
  return { name: 'mail server', faults }
}

/** An HTTP service: the bot check or the text service. */
export function servicePart(name: string, stub: Stub): ChaosPart {
  const modes: [string, StubMode][] = [
    ['500', { status: 500 }],
    ['hang', 'hang'],
    ['cut', 'cut'],
  ]
  const faults = modes.map(([fault, mode]) => ({
    name: fault,
    async happen(ms: number) {
      stub.setMode(mode)
      await sleep(ms)
      stub.heal()
    },
  }))
  return { name, faults }
}

/** The disk of the lead journal, whose folder is a link: it points to nothing while the disk is gone. */
export function journalPart(link: string, folder: string): ChaosPart {
  const gone = {
    name: 'gone',
    async happen(ms: number) {
      pointTo(link, '/dev/null')
      await sleep(ms)
      pointTo(link, folder)
    },
  }
  return { name: 'journal disk', faults: [gone] }
}

/** Changes a link at one moment, so that no process can make a folder in between. */
export function pointTo(link: string, target: string): void {
  symlinkSync(target, `${link}.new`)
  renameSync(`${link}.new`, link)
}

/** The bucket with the second copy of the journal. */
export function bucketPart(store: Awaited<ReturnType<typeof startS3Server>>): ChaosPart {
  const faults = (['hang', 'fail', 'deny', 'cut'] as const).map((mode) => ({
    name: mode,
    async happen(ms: number) {
      store.setMode(mode)
      await sleep(ms)
      store.setMode('well')
    },
  }))
  return { name: 'journal bucket', faults }
}
