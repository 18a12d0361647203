// Generated from static/contract by `npm run types`.

export const accountSettings = { name: [0, 64], roles: [1, 200], password_age_days: [0, 365] } as const

export const accountCreation = {
  username: [1, 32],
  name: [0, 64],
  roles: [1, 200],
  password_age_days: [0, 365],
  password: [8, 64]
} as const

export const accountRow = { username: [1, 32], name: [0, 64], roles: [1, 200], password_age_days: [0, 365] } as const

export const passwordReset = { password: [8, 64] } as const

export const accountImport = { rows: [1, 500] } as const
