import { COMMON_FIELD_TEXTS } from '../../lib/form/field-codes'
import type { MessageKey } from '../../lib/text/message'
import { REFUSAL_TEXTS } from '../generated/refusal-texts'

const TEXTS = new Map(
  Object.entries({ ...REFUSAL_TEXTS, '': { ...COMMON_FIELD_TEXTS, ...REFUSAL_TEXTS[''] } }).map(([path, texts]) => [
    path,
    new Map(Object.entries(texts))
  ])
)

/** What the form of a call says about a code; undefined for one that it shows in general. */
export const refusalWord = (code: string, path: string): MessageKey | undefined =>
  TEXTS.get(path)?.get(code) ?? TEXTS.get('')?.get(code)

export { valueWord } from './value-words'
