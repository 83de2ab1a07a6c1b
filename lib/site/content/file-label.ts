const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'text/plain': 'Text file',
  'text/csv': 'CSV',
  'text/calendar': 'Calendar file',
  'application/msword': 'Word document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Spreadsheet',
  'image/jpeg': 'Picture',
  'image/png': 'Picture',
  'image/webp': 'Picture',
}

/** Label of a download: 'PDF, 1.2 MB'. Sizes in decimal units. */
export function fileLabel({ mimeType, sizeBytes }: { mimeType: string; sizeBytes: number }): string {
  return `${KINDS[mimeType] ?? 'File'}, ${fileSize(sizeBytes)}`
}

function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
