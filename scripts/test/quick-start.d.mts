export const QUICK_START: string
