interface BuiltLanguage {
  /** As in BCP 47, and the name of its file in locales/. */
  value: string
  /** In its own script, so that everybody can find theirs. */
  text: string
  /** The decimal sign, the percent sign with its space, and what is between a number and its unit; where they are not those of English. */
  decimal?: string
  percent?: string
  unit?: string
}

/** Those of the bundle, defined by the build; English first. */
declare const BUILT_LANGUAGES: readonly BuiltLanguage[]

export const LANGUAGES = BUILT_LANGUAGES

/** Which ones there are is only known to the build. */
export type Language = string
