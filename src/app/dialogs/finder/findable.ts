import type { MessageKey } from '../../../lib/text/message'
import type { MenuEntry } from '../../shell/menu'
import { navigate } from '../../shell/navigation'

export interface Findable {
  /** Of its screen; of what the top bar opens, a name. */
  path: string
  /** From the group of the menu to its own, which is the last. */
  titles: readonly MessageKey[]
  level: 'screen' | 'card' | 'field'
  /** Other words for it. */
  keywords?: MessageKey | undefined
  open: () => void
}

/** The screens of the menu with their groups. */
export function listScreens(entries: readonly MenuEntry[]): Findable[] {
  const screen = (path: string, ...titles: MessageKey[]): Findable => ({
    path,
    titles,
    level: 'screen',
    open: () => navigate(path)
  })
  return entries.flatMap(entry => {
    if (entry.kind === 'link') return []
    if (entry.kind === 'item') return [screen(entry.path, entry.title)]
    return entry.items.map(({ path, title }) => screen(path, entry.title, title))
  })
}

/** Its own name. */
export const titleOf = ({ titles }: Findable): MessageKey | undefined => titles[titles.length - 1]
