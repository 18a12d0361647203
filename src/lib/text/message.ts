import type english from '../../../locales/en.json'

type Key = keyof typeof english

/** `stem` for the forms `stem.one` and `stem.other` of a counted text. */
type Stem = { [K in Key]: K extends `${infer S}.other` ? S : never }[Key]

/** The key of a text in locales/; a counted text is named by its stem, and `count` selects the form. */
export type MessageKey = Exclude<Key, `${Stem}.${'one' | 'other'}`> | Stem

export type Params = Record<string, string | number>

/** A text that is translated when shown, so that it follows the language. */
export type Message = MessageKey | readonly [MessageKey, Params]
