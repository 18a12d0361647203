// Generated from static/contract by `npm run types`.

export const webViewSettingsUpdate = {
  control_username: [0, 32],
  view_username: [0, 32],
  max_connections: [1, 4],
  idle_timeout_minutes: [0, 120],
  answer_seconds: [10, 120],
  hand_back_seconds: [0, 3600],
  networks: [0, 16],
  control_password: [8, 64],
  view_password: [8, 64]
} as const

export const webViewLogin = { username: [1, 32], password: [1, 64] } as const

export const webViewControlRequest = { machine: [0, 64] } as const
