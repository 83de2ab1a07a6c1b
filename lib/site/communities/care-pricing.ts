/** How a rate relates to care (decision 056). */
export type CarePricing = 'included' | 'care-points' | 'assessment'

type Priced = { name: string; carePricing: CarePricing | null; careType: { name: string } | null }

/** The plan's own care pricing, or else its care type's. Null when neither is set. */
export function carePricingOf(plan: {
  carePricing: string | null
  careType: { carePricing: string | null } | null
}): CarePricing | null {
  return known(plan.carePricing) ?? known(plan.careType?.carePricing ?? null)
}

/** Short note next to a rate: 'care included' or 'before care'. Null when unknown. */
export function carePricingNote(pricing: CarePricing | null): string | null {
  if (pricing === null) return null
  return pricing === 'included' ? 'care included' : 'before care'
}

/** True when plans differ in care pricing, so that each has to state its own. */
function isCarePricingMixed(plans: Pick<Priced, 'carePricing'>[]): boolean {
  return new Set(plans.map(({ carePricing }) => carePricing)).size > 1
}

/** Sentences on what rates include; mixed pricing names its care types or plans. Null when unknown. */
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
  'care-points': 'The rate is before care, which is billed on top by care level.',
  assessment: 'The rate is before care, which is priced after a nurse’s assessment and billed on top.',
}

const FOR_SOME: Record<CarePricing, (names: string) => string> = {
  included: (names) => `The rate of ${names} includes all care.`,
  'care-points': (names) => `For ${names}, care is billed on top by care level.`,
  assessment: (names) => `For ${names}, care is priced after a nurse’s assessment and billed on top.`,
}

/** Care type names, or plan names where a care type has mixed pricing. */
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
