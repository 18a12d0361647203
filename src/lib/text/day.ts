/** Of the panel's wall clock, which has no zone: all days have 24 hours. */
export const DAY_MS = 86_400_000
