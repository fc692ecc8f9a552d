/** Orders of one batch: the contract's limit. */
export const mostAtOnce = 50
