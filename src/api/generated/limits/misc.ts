// Generated from static/contract by `npm run types`.

export const buzzerSettings = { volume_percent: [0, 100] } as const

export const buzzerBeep = { volume_percent: [0, 100] } as const

export const displaySettings = {
  brightness_percent: [5, 100],
  screen_saver_minutes: [0, 240],
  clean_lock_seconds: [10, 60]
} as const

export const shiftSettings = { starts: [0, 6] } as const
