export const SECOND_FACTOR_PAGE = '/admin/account/second-factor'
