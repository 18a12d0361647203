// Generated from static/contract by `npm run types`.

export const codesysSettings = { address: [0, 15], mask: [0, 15], gateway: [0, 15], fieldbus_ports: [0, 8] } as const

export const codesysCommand = { machine_name: [0, 64] } as const

export const codesysReset = { machine_name: [0, 64] } as const

export const codesysUpdate = { machine_name: [0, 64], password: [1, 128] } as const

export const codesysLicenceFile = { content: [1, 16384] } as const

export const codesysPackageFile = { file_name: [1, 255], size_bytes: [1, 67108864] } as const
