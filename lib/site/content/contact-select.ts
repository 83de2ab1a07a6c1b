/** Columns that say where a community is and how to reach it, in mails, on pages and in schema.org. */
export const contactSelect = {
  name: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  phoneDisplay: true,
  phoneDial: true,
} as const
