/** Stands where no row has the fact, such as a price: in the comparison, on cards and in the price table. */
export const ASK_US = 'Ask us'
