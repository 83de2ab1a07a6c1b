import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { AppError, type FieldErrors, invalidFields } from '@/lib/platform/errors'
import { storage } from '@/lib/platform/integrations/storage'
import { isStorageKey } from '@/lib/platform/integrations/storage-key'
import { ownAddress } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import { fetchPicture } from '@/lib/records/store/fetch-picture'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

type Values = Record<string, unknown>
/** Addresses elsewhere with those in the library. */
type Fetched = Map<string, string>

/** Thrown in a transaction, which must not wait for another server: withPictures fetches and repeats it. */
class NeededPictures extends Error {
  constructor(
    readonly actor: Actor,
    readonly needed: { name: string; address: string }[],
  ) {
    super('pictures have to be fetched first')
  }
}

const fetchedFor = new WeakMap<Tx, Fetched>()

/**
 * Runs a write whose records may name pictures of other sites: these are fetched into the library, and the
 * write runs again with their addresses here. `begin` is called with each transaction.
 * @throws AppError 400 at the field
 */
export async function withPictures<T>(run: (begin: (tx: Tx) => void) => Promise<T>): Promise<T> {
  const fetched: Fetched = new Map()
  while (true) {
    try {
      return await run((tx) => fetchedFor.set(tx, fetched))
    } catch (error) {
      if (!(error instanceof NeededPictures)) throw error
      const errors = await fetchAll(error.actor, error.needed, fetched)
      if (Object.keys(errors).length > 0) throw invalidFields(errors)
    }
  }
}

/** @returns messages by field */
async function fetchAll(
  actor: Actor,
  needed: { name: string; address: string }[],
  fetched: Fetched,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  if (needed.length === 0) return errors
  for (const { name, address } of needed) {
    if (fetched.has(address)) continue
    try {
      fetched.set(address, await fetchPicture(actor, address))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      errors[name] = error.message
    }
  }
  return errors
}

/**
 * The values with pictures of this site only. In a transaction that fetches nothing, such as a preview,
 * addresses elsewhere stay: no page shows them. @throws AppError 400 where there is no picture
 */
export async function withLocalPictures(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  values: Values,
  before: Values | null,
): Promise<Values> {
  const named = namedPictures(entity, values, before)
  if (named.length === 0) return values
  const errors: FieldErrors = {}
  const local = new Map<string, string>()
  for (const { name, address } of named) {
    const own = ownAddress(address)
    if (own === null) continue
    if (await isPictureHere(own)) local.set(address, own)
    else errors[name] = `There is no picture at ${own}`
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const fetched = fetchedFor.get(tx)
  const needed = named.filter(({ address }) => !local.has(address) && fetched && !fetched.has(address))
  if (needed.length > 0) throw new NeededPictures(actor, needed)
  return replaced(entity, values, (address) => local.get(address) ?? fetched?.get(address) ?? address)
}

const MAX_PER_IMPORT = 100

/** Fetches the pictures of a row of an import, up to 100 in a file. @returns input and messages by field */
export async function fetchRowPictures(
  actor: Actor,
  entity: Entity,
  input: Values,
  fetched: Fetched,
): Promise<{ input: Values; errors: FieldErrors }> {
  const needed = namedPictures(entity, input, null).filter(({ address }) => ownAddress(address) === null)
  const isFull = needed.some(({ address }) => !fetched.has(address) && fetched.size >= MAX_PER_IMPORT)
  const words = `At most ${MAX_PER_IMPORT} pictures are fetched for one file`
  const errors = isFull
    ? Object.fromEntries(needed.map(({ name }) => [name, words]))
    : await fetchAll(actor, needed, fetched)
  return { input: replaced(entity, input, (address) => fetched.get(address) ?? address), errors }
}

/** New addresses of pictures, by field. Values that no field accepts are left to its check. */
function namedPictures(entity: Entity, values: Values, before: Values | null) {
  return Object.keys(values).flatMap((name) => {
    if (!entity.fields[name]?.picture) return []
    const known = new Set([before?.[name]].flat())
    return [values[name]]
      .flat()
      .filter((address) => typeof address === 'string' && !known.has(address))
      .flatMap((address) => (/^(?:\/|https?:\/\/.)/i.test(String(address)) ? [String(address).trim()] : []))
      .filter((address) => address.startsWith('/') || URL.canParse(address))
      .map((address) => ({ name, address }))
  })
}

function replaced(entity: Entity, values: Values, here: (address: string) => string): Values {
  const local = Object.entries(values).map(([name, value]) => {
    if (!entity.fields[name]?.picture || !value) return [name, value]
    if (!Array.isArray(value)) return [name, here(String(value).trim())]
    return [name, [...new Set(value.map((one) => here(String(one).trim())))]]
  })
  return Object.fromEntries(local)
}

const PICTURE_NAME = /\.(?:avif|webp|jpe?g|png|gif|svg)$/i

/** Uploads are looked up; other files of ours are known by their name and place. */
async function isPictureHere(address: string): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  if (!PICTURE_NAME.test(path)) return false
  const [, key] = /^\/media\/(.+)$/.exec(path) ?? []
  if (key === undefined) return leadsSomewhere(path)
  return isStorageKey(key) && (await storage().size(key)) !== null
}
