/** The state of what a visitor sells, and what comes with it. */
export const buybackConditions = ['new', 'excellent', 'good', 'worn'] as const
export const buybackKits = ['full_set', 'box', 'papers', 'nothing'] as const
