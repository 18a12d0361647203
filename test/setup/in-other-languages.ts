import locales from 'virtual:locales'

/** What the build writes in place of a call (src/lib/table-file/file-words.ts); every bundle of tests has it. */
export function inOtherLanguages(key: string): Readonly<Record<string, string>> {
  const texts = Object.entries(locales).map(([language, words]) => [language, words[key]])
  return Object.fromEntries(texts.filter(([, text]) => text !== locales.en[key]))
}
