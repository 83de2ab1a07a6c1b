import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepare, sharedFolder } from '@/scripts/embedded-postgres/place.mjs'
import { openServer } from '@/scripts/embedded-postgres/server.mjs'
import { until } from '@/tests/support/until'

let folder: string

beforeEach(({ task }) => {
  folder = sharedFolder(`-embedded-${process.pid}-${task.id}`)
})
afterEach(async () => {
  await (await open()).release()
  rmSync(folder, { recursive: true, force: true })
})

const open = () => openServer({ folder, account: prepare(folder), settings: { fsync: 'off' } })

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

test('keeps its data and its port between starts', async () => {
  const first = await open()
  await query(first.url('postgres'), 'create table kept (id int)')
  await first.release()
  await expect(query(first.url('postgres'), 'select 1')).rejects.toThrow()
  const second = await open()
  expect(second).toMatchObject({ reused: false })
  expect(second.url('postgres')).toBe(first.url('postgres'))
  expect(await query(second.url('postgres'), 'select * from kept')).toEqual([])
  await second.release()
})

test('a second command shares the server, which runs until the last lets go', async () => {
  const first = await open()
  const second = await open()
  expect(second.reused).toBe(true)
  await first.release()
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  await second.release()
})

test('a killed server starts again', async () => {
  const first = await open()
  process.kill(postmasterPid(), 'SIGKILL')
  const second = await open()
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  await second.release()
  await first.release()
})

test.each(['SIGKILL', 'SIGINT'] as const)(
  'ended by %s under its command, it is started again on its port',
  async (signal) => {
    const server = await open()
    await query(server.url('postgres'), 'create table kept (id int)')
    process.kill(postmasterPid(), signal)
    const rows = await until('it answers again', () =>
      query(server.url('postgres'), 'select 1 as one from kept right join (select 1) as one_row on true'),
    )
    expect(rows).toEqual([{ one: 1 }])
    await server.release()
    await expect(query(server.url('postgres'), 'select 1')).rejects.toThrow()
  },
)

test('a pid file whose number now belongs to another program is no obstacle', async () => {
  await (await open()).release()
  const other = spawn('sleep', ['60'])
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${other.pid}\n${folder}/data\n0\n5432\n`)
  const server = await open()
  expect(postmasterPid()).not.toBe(other.pid)
  expect(other.exitCode).toBeNull()
  other.kill()
  await server.release()
})

test('an initialisation that was cut off is done anew', async () => {
  prepare(folder)
  mkdirSync(join(folder, 'data.new', 'base'), { recursive: true })
  const server = await open()
  expect(await query(server.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  await server.release()
})

test('other users of the machine cannot read the data folder or connect without the password', async () => {
  const server = await open()
  const url = new URL(server.url('postgres'))
  url.password = 'guess'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await server.release()
})
