/** A random version 4 UUID; `crypto.randomUUID` does not exist on pages without TLS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const versioned = bytes.map((byte, at) =>
    at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte,
  )
  const hex = [...versioned].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
