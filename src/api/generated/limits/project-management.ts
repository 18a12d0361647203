// Generated from static/contract by `npm run types`.

export const projectRollback = { password: [1, 128], package_password: [1, 128] } as const

export const projectFile = { file_name: [1, 255], size_bytes: [1, 268435456] } as const

export const fileOnMedium = { path: [1, 512] } as const

export const projectUpdate = { password: [1, 128], package_password: [1, 128] } as const
