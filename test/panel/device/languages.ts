/** In which the panel has texts of its own. */
export const LANGUAGES: readonly string[] = ['en', 'ja', 'ko']
