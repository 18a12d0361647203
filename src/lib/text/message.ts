import type english from '../../../locales/en.json'

/** The key of a text in locales/. */
export type MessageKey = keyof typeof english

/** The stem of a text that has plural forms: `stem.one`, `stem.other`. */
export type PluralKey = { [K in MessageKey]: K extends `${infer Stem}.other` ? Stem : never }[MessageKey]

export type Params = Record<string, string | number>

/** A text that is translated when shown, so that it follows the language. */
export type Message = MessageKey | readonly [MessageKey, Params]
