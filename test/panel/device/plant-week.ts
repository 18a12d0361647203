const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The up time of the plant's panel. */
export const PLANT_UP_SECONDS = ((4 * 24 + 4) * 60 + 31) * 60 + 22

/** What was done to the plant's panel in the week before, for the logs, the up time and the project alike. */
export const plantWeek = (now: number) => ({
  projectUpdated: now - 5 * DAY - 4 * HOUR - 46 * SECOND,
  panelStarted: now - PLANT_UP_SECONDS * SECOND,
  projectRestarted: now - 3 * DAY - 13_136 * SECOND
})
