/** The one tour button in the community's own color where it has one (look: colors). */
export const accentButton =
  'border-[var(--community-cta,var(--color-copper))]! bg-[var(--community-cta,var(--color-copper))]!'
