/** Shapes between sections: the edge above the footer, the mark before a label, lines on dark sections. */
export const MOTIFS = ['ridges', 'waves', 'plain'] as const
export type Motif = (typeof MOTIFS)[number]
