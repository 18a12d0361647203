// Generated from static/contract by `npm run types`.

export const runtimeAccountSettings = { username: [1, 20], valid_minutes: [0, 525600] } as const

export const newRuntimeAccount = { username: [1, 20], valid_minutes: [0, 525600], password: [4, 16] } as const

export const newRuntimePassword = { password: [4, 16] } as const

export const runtimeAccountImport = { accounts: [1, 127] } as const

export const importedRuntimeAccount = { valid_minutes: [0, 525600] } as const
