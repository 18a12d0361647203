// Generated from static/contract by `npm run types`.

export const newFileTarget = {
  host: [0, 253],
  port: [1, 65535],
  username: [0, 64],
  folder: [0, 128],
  trusted_fingerprint: [0, 95],
  password: [0, 64]
} as const
