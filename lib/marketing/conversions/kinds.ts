/** Outbox kinds of what ad platforms are told (decision 053). */
export const AD_CONVERSION = 'ad-conversion'
export const AD_CONVERSION_STATUS = 'ad-conversion-status'
export const AD_CORRECTION = 'ad-correction'

/** By which way they leave: held back after a restore, like everything that may have arrived. */
export const ADS_CHANNEL = 'ads'

/** The one outbox row by which an upload, its verdict or its correction travels. */
export function conversionKey(kind: string, uploadId: string): string {
  return `${kind}:${uploadId}`
}
