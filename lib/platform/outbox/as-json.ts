/** Removes NULs and lone surrogates, which PostgreSQL rejects. */
export function asJson(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value,
  )
}
