/** Named states of the world that a test or a demonstration can start from. */
export type ScenarioName = 'default' | 'low_balance' | 'credit_overdue' | 'empty_account' | 'many_orders'
