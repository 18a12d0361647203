// Generated from static/contract by `npm run types`.

export const smtpUpdate = {
  host: [1, 253],
  port: [1, 65535],
  username: [1, 254],
  sender_name: [1, 64],
  sender_address: [3, 254],
  timeout_seconds: [5, 60],
  retries: [0, 5],
  password: [1, 128]
} as const

export const mailContactUpdate = { name: [1, 64], mail: [3, 254], groups: [0, 16] } as const

export const mailContactImport = { contacts: [1, 500] } as const

export const mailGroupUpdate = { name: [0, 32], members: [0, 500] } as const
