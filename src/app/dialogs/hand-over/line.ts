import { NO_VALUE } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import type { Sources } from '../../../stores/sources/read-sources'

export type T = Translator['t']

/** A row of a table, in the language that the report is shown in. */
export interface Line {
  /** `screen` is the title of the screen where it is changed. */
  cells(t: T, screen: string): string[]
}

/** A section that is read from several screens. */
export interface Chapter {
  id: string
  title: MessageKey
  columns: readonly MessageKey[]
  sources: Sources<Line>
}

const LONGEST = 300

export const line = (cells: Line['cells']): Line => ({ cells })

/** A text of the panel. */
export const shown = (text: string | null | undefined): string => plainText(text ?? '', LONGEST) || NO_VALUE
