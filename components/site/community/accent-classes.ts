/** The one tour button in the community's own colour where it has one (look: colours). */
export const accentButton =
  'border-[var(--community-cta,var(--color-copper))]! bg-[var(--community-cta,var(--color-copper))]!'
