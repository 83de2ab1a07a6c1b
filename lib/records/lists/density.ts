/** How high the rows of a list are. */
export const DENSITIES = ['compact', 'roomy'] as const

export type Density = (typeof DENSITIES)[number]
