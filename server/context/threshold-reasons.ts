/** Why a change of times and limits is refused. */
const thresholdReasons = ['threshold-bounds', 'threshold-longer', 'threshold-shorter', 'thresholds-edited-meanwhile'] as const

export type ThresholdReason = (typeof thresholdReasons)[number]
