// Generated from static/contract by `npm run types`.

export const certificateNames = { host_names: [1, 20], organization: [0, 64], organization_unit: [0, 64] } as const

export const newFileTarget = {
  host: [0, 253],
  port: [1, 65535],
  username: [0, 64],
  folder: [0, 128],
  trusted_fingerprint: [0, 95],
  password: [0, 64]
} as const
