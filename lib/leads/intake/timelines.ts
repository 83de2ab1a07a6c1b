export const TIMELINES = [
  'As soon as we can',
  'Within three months',
  'This year or next',
  'Just looking',
] as const
