/** The logo's word and the company's phone. */
export type CompanyMark = { word: string; phone: { display: string; dial: string } }

/** Name of the meta element that holds the CompanyMark in error documents. */
export const COMPANY_MARK = 'company'
