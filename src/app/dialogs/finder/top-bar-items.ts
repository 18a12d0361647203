import { $narrow } from '../../../lib/browser/media'
import type { Translator } from '../../../lib/text/i18n'
import { LANGUAGES } from '../../../lib/text/languages'
import type { MessageKey } from '../../../lib/text/message'
import { userMay } from '../../../session/session'
import { openDialog } from '../../../stores/dialogs'
import { $settings } from '../../../stores/preferences'
import { userMenu } from '../../shell/user-menu-state'
import type { Findable } from './findable'
import { reveal } from './reveal'

const item = (title: MessageKey, keywords: MessageKey, path: string, open: () => void): Findable => ({
  path,
  titles: [title],
  level: 'screen',
  keywords,
  open
})

const dialogItem = (title: MessageKey, keywords: MessageKey, name: Parameters<typeof openDialog>[0]) =>
  item(title, keywords, name, () => openDialog(name))

/** What the top bar opens, found like a screen. What acts at once is only shown, so that the user presses it. */
export const topBarItems = (translator: Translator): Findable[] => [
  ...(userMay('clock') ? [dialogItem('shell.changeTime', 'finderIndex.clock', 'clock')] : []),
  dialogItem('shell.explain', 'finderIndex.explain', 'explain'),
  dialogItem('shell.editHmiName', 'finderIndex.hmiName', 'hmi-name'),
  item('common.language', 'finderIndex.language', 'language', () => showLanguage(translator)),
  ...($settings.get().showSettings ? [dialogItem('shell.preferences', 'finderIndex.preferences', 'preferences')] : []),
  dialogItem('shell.changePassword', 'finderIndex.changePassword', 'change-password'),
  item('common.action.signOut', 'finderIndex.logOut', 'log-out', () =>
    showInUserMenu(translator.t('common.action.signOut'))
  )
]

/** On a phone it is in the user menu, where each language has its own name. */
function showLanguage({ t, language }: Translator): void {
  const current = LANGUAGES.find(({ value }) => value === language)
  if ($narrow.get() && current) showInUserMenu(current.text)
  else reveal({ within: 'header', names: [t('common.language')] })
}

function showInUserMenu(name: string): void {
  userMenu.$open.set('first')
  reveal({ within: `#${userMenu.id}`, names: [name] })
}
