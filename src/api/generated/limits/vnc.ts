// Generated from static/contract by `npm run types`.

export const vncUpdate = {
  port: [1024, 65535],
  control_minutes: [0, 480],
  timeout_minutes: [0, 120],
  allowed_networks: [0, 8],
  control_password: [0, 8],
  view_password: [0, 8]
} as const
