/** Where a second factor is set up. */
export const SECOND_FACTOR_PAGE = '/admin/account/second-factor'
