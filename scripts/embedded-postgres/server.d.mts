export function openServer(options: {
  folder: string
  account?: { uid: number; gid: number } | undefined
  settings?: Record<string, string>
}): Promise<{ url: (database: string) => string; reused: boolean; release: () => Promise<void> }>
