/** Duration of a transfer between offices in days, until the owner changes it (`transfer_min_days`, `transfer_max_days`). */
export const defaultTransferDays = { min: 3, max: 7 }
