/** Default duration of a transfer between offices, in days. The owner can override it (`transfer_min_days`, `transfer_max_days`). */
export const defaultTransferDays = { min: 3, max: 7 }
