// Generated from static/contract by `npm run types`.

export const ftpSettings = { port: [1, 65535] } as const

export const timeSettings = {
  server1: [0, 253],
  server2: [0, 253],
  server3: [0, 253],
  server4: [0, 253],
  interval_minutes: [15, 1440],
  zone: [1, 64]
} as const

export const timeServer = { server: [1, 253] } as const

export const syslogSettings = { host: [0, 253], port: [1, 65535] } as const

export const syslogServer = { host: [1, 253], port: [1, 65535] } as const

export const newSnmpSettings = {
  port: [1, 65535],
  username: [0, 32],
  community: [1, 32],
  auth_password: [8, 32],
  privacy_password: [8, 32]
} as const
