/** Condition of a piece (`buybackConditions`) and its accessories (`buybackKits`), as chosen in a buyback request. */
export const buybackConditions = ['new', 'excellent', 'good', 'worn'] as const
export const buybackKits = ['full_set', 'box', 'papers', 'nothing'] as const
