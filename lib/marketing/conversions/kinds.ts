/** Outbox kinds for ad platforms (decision 053). */
export const AD_CONVERSION = { kind: 'ad-conversion', channel: 'ads', title: 'Attempt' }
export const AD_CONVERSION_STATUS = {
  kind: 'ad-conversion-status',
  channel: 'ads',
  title: 'Status check',
}
export const AD_CORRECTION = { kind: 'ad-correction', channel: 'ads', title: 'Correction' }

/** Dedup key of the one outbox row for an upload, its verdict or its correction. */
export function conversionKey({ kind }: { kind: string }, uploadId: string): string {
  return `${kind}:${uploadId}`
}
