import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { titleOf } from './rights'

/** The menu items of these roles; a role without one by its name. */
export const rightsList = (roles: readonly string[], t: Translator['t']): string =>
  joinList(
    roles.map(role => {
      const title = titleOf(role)
      return title ? t(title) : role
    })
  )
