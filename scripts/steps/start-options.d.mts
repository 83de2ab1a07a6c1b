export function readStartOptions(
  given?: string[],
  env?: Record<string, string | undefined>,
): { isEmpty: boolean }
