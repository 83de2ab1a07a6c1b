/** Whether a rate includes care, or how care on top of it is priced (decision 056). */
export type CarePricing = 'included' | 'care-points' | 'assessment'

type Priced = {
  name: string
  /** As `carePricingOf` found it. */
  carePricing: CarePricing | null
  careType: { name: string } | null
}

/** What the rate of a plan includes: its own word, or else its care type's; null when nobody has said. */
export function carePricingOf(plan: {
  carePricing: string | null
  careType: { carePricing: string | null } | null
}): CarePricing | null {
  return known(plan.carePricing) ?? known(plan.careType?.carePricing ?? null)
}

/** Two words beside a rate: 'care included' or 'before care'; null when nobody has said. */
export function carePricingNote(pricing: CarePricing | null): string | null {
  if (pricing === null) return null
  return pricing === 'included' ? 'care included' : 'before care'
}

/** Whether some of the rates include care and others do not, so that each has to say it. */
export function isCarePricingMixed(plans: Pick<Priced, 'carePricing'>[]): boolean {
  return new Set(plans.map(({ carePricing }) => carePricing)).size > 1
}

/**
 * What the rates of some plans include, in sentences; of several kinds each with the care types, or where a care type has both,
 * the plans, that it is true of. Null when nobody has said it of any.
 */
export function carePricingCopy(plans: Priced[]): string | null {
  const said = plans.flatMap(({ carePricing }) => (carePricing ? [carePricing] : []))
  const [only] = said
  if (!only) return null
  if (!isCarePricingMixed(plans)) return FOR_ALL[only]
  return ORDER.filter((pricing) => said.includes(pricing))
    .map((pricing) => FOR_SOME[pricing](namesOf(plans, pricing)))
    .join(' ')
}

const ORDER: CarePricing[] = ['included', 'care-points', 'assessment']

const FOR_ALL: Record<CarePricing, string> = {
  included: 'The rate includes all care.',
  'care-points': 'The rate is before care, which is counted in care points and billed on top.',
  assessment: 'The rate is before care, which is priced after a nurse’s assessment and billed on top.',
}

const FOR_SOME: Record<CarePricing, (names: string) => string> = {
  included: (names) => `The rate of ${names} includes all care.`,
  'care-points': (names) => `For ${names}, care is counted in care points and billed on top.`,
  assessment: (names) => `For ${names}, care is priced after a nurse’s assessment and billed on top.`,
}

/** Of which plans something is true: their care types, and by name those whose care type has other plans too. */
function namesOf(plans: Priced[], pricing: CarePricing): string {
  const names = plans
    .filter((plan) => plan.carePricing === pricing)
    .map(({ name, careType }) => {
      const alike = plans.filter((other) => careType && other.careType?.name === careType.name)
      return careType && alike.every((other) => other.carePricing === pricing)
        ? careType.name.toLowerCase()
        : name
    })
  return new Intl.ListFormat('en-US').format(new Set(names))
}

function known(value: string | null): CarePricing | null {
  return ORDER.find((pricing) => pricing === value) ?? null
}
