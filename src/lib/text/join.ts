import { $i18n } from './i18n'

const isJapanese = () => $i18n.get().language === 'ja'

/** The items of a list as the language separates them. */
export const joinList = (items: readonly string[]): string => items.join(isJapanese() ? '、' : ', ')

/** Sentences or parts of a time span; Japanese writes no space between them. */
export const joinParts = (parts: readonly string[]): string => parts.join(isJapanese() ? '' : ' ')
