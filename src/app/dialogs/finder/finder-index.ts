import type { Translator } from '../../../lib/text/i18n'
import type { MessageKey } from '../../../lib/text/message'
import { KEYWORDS } from '../../../session/generated/keywords'
import { FOUND_LABELS } from '../../generated/found-labels'
import { type Findable, titleOf } from './findable'
import { reveal } from './reveal'
import { topBarItems } from './top-bar-items'

/** The screens with their keywords, what is on them, and what the top bar opens. */
export const withContents = (screens: readonly Findable[], translator: Translator): Findable[] => [
  ...screens.flatMap(screen => {
    const title = titleOf(screen)
    return title ? contentsOf(screen, title, translator) : []
  }),
  ...topBarItems(translator)
]

function contentsOf(screen: Findable, title: MessageKey, { t }: Translator): Findable[] {
  const keywords = KEYWORDS[title] ?? {}
  const found = (level: Findable['level'], names: readonly MessageKey[], isInMenu = false): Findable => ({
    ...screen,
    level,
    titles: [...screen.titles, ...names],
    keywords: keywords[names[names.length - 1] ?? title],
    open() {
      screen.open()
      const menu = isInMenu ? t('common.term.actions') : undefined
      if (names.length > 0) reveal({ within: '#main', title: t(title), names: names.map(key => t(key)), menu })
    }
  })
  const groups = FOUND_LABELS[title] ?? []
  return [
    found('screen', []),
    ...groups.flatMap(([below, labels, menu = []]) => [
      ...(below.length > 0 ? [found('card', below)] : []),
      ...labels.map(label => found('field', [...below, label])),
      ...menu.map(label => found('field', [...below, label], true))
    ])
  ]
}
