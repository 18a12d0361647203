import type { Language } from './languages'

/** Of a brand of the bundle, by language, as JSON. The build writes them where they are used, and leaves out the code of those that there are not. */
declare global {
  var BRAND_LANGUAGE: Language | undefined
  var BRAND_MANUAL_TITLE: string | undefined
  var BRAND_MANUAL_URL: string | undefined
  var BRAND_NOTE: string | undefined
}

export const brandText = (texts: string, language: Language): string => JSON.parse(texts)[language]
