import type { Translator } from './text/i18n'
import { joinList } from './text/join'
import type { Message } from './text/message'
import { plainText } from './text/plain-text'

const LONGEST_NAME = 80

/** Things of one kind that a change interrupts. */
export interface InterruptedGroup {
  /** Names the kind, and how many there are. */
  title: Message
  /** The first of them, if not all; `kind` where they differ. */
  things: readonly { name: string; kind?: Message | undefined }[]
  total: number
}

export interface Interruption {
  /** For how long. */
  lasts: Message
  /** Without those of which there is none. */
  groups: readonly InterruptedGroup[]
  /** The kinds of connections that were looked for, and none found: only of these it is known that they are not interrupted. */
  none: readonly Message[]
  /** The user may not see all that is interrupted. */
  isPartial?: boolean
}

/** The first of the things by their names, and how many there are besides. */
export function namesText({ things, total }: InterruptedGroup, most: number, t: Translator['t']): string {
  const names = things.slice(0, most).map(({ name, kind }) => {
    const shown = plainText(name, LONGEST_NAME)
    return kind ? t('common.actionOn', { action: t(kind), object: shown }) : shown
  })
  const rest = total - names.length
  return joinList(rest > 0 ? [...names, t('common.impact.more', { count: rest })] : names)
}
