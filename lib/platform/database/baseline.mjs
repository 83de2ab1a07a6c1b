/** The migration that holds the whole schema of version 0.1.0. */
export const BASELINE = '20261126160000_baseline'

/** The last of the migrations that the baseline replaced; a database that ran it has the same schema. */
export const LAST_REPLACED = '20261204100000_seldom_set_references'
