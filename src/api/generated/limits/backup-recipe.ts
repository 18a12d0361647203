// Generated from static/contract by `npm run types`.

export const newRecipeBackupSettings = {
  contents: [1, 3],
  name_pattern: [1, 64],
  keep_last: [1, 100],
  email_to: [0, 254]
} as const

export const recipeRestore = { recipes: [0, 1000], reason: [0, 200] } as const
