/** What stands in place of the name of somebody whose data was erased. */
export const ERASED_NAME = 'Erased'
