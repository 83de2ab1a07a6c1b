import { createSheet } from '@/lib/platform/pdf/sheet'

/** A fixed date: a document whose content has not changed stays the same file, byte for byte. */
const CREATED_AT = new Date('2026-11-01T00:00:00Z')

/** A sheet of the demo's provider. */
export function createDemoSheet(title: string, footer: string) {
  return createSheet(title, { footer, producer: 'Evergrove Senior Living', createdAt: CREATED_AT })
}
