/** Rows as JSON that PostgreSQL takes: it refuses NUL and half characters, which people can send and mail servers answer. */
export function asJson(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value,
  )
}
