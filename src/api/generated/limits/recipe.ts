// Generated from static/contract by `npm run types`.

export const newRecipeRecord = { name: [1, 40], values: [0, 64] } as const

export const recipeImport = { rows: [1, 1000] } as const

export const recipeRow = { name: [1, 40], values: [0, 64] } as const
