/** Days of a transfer from one office to the other, until the owner changes them (`transfer_min_days`, `transfer_max_days`). */
export const defaultTransferDays = { min: 3, max: 7 }
