/** Outbox kinds for ad platforms (decision 053). */
export const AD_CONVERSION = 'ad-conversion'
export const AD_CONVERSION_STATUS = 'ad-conversion-status'
export const AD_CORRECTION = 'ad-correction'

/** Outbox channel; paused after a restore, because its messages may have been sent already. */
export const ADS_CHANNEL = 'ads'

/** Dedup key of the one outbox row for an upload, its verdict or its correction. */
export function conversionKey(kind: string, uploadId: string): string {
  return `${kind}:${uploadId}`
}
