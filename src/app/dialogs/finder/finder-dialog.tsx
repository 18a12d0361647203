import { useEffect, useId, useState } from 'react'
import { steppedIndex } from '../../../lib/browser/stepped-index'
import { english, openEnglish } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { userMay } from '../../../session/session'
import { closeDialog, openDialog } from '../../../stores/dialogs'
import { Dialog } from '../../../ui/dialog/dialog'
import { SearchField } from '../../../ui/form/search-field'
import { menuEntries } from '../../shell/menu'
import { navigate } from '../../shell/navigation'
import { useRoutes } from '../../shell/routes'
import { usePermissions } from '../../shell/use-destination'
import { CLOCK, type Findable, listScreens, matchScreens } from './finder'
import { FoundScreens } from './found-screens'

function go(target: Findable): void {
  if (target === CLOCK) openDialog('clock')
  else {
    closeDialog()
    navigate(target.path)
  }
}

export default function FinderDialog() {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const found = useFound(query)
  const list = useId()
  const pick = (text: string) => {
    setQuery(text)
    setMarked(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || found.length === 0) return
    const screen = found[marked]
    const next = /^Arrow/.test(event.key)
      ? steppedIndex(event.key, marked, found.length, 'ArrowUp', 'ArrowDown')
      : undefined
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setMarked(next)
    else if (screen) go(screen)
  }
  return (
    <Dialog title={t('shell.finder.title')} onCancel={closeDialog}>
      <SearchField
        label={t('shell.finder.name')}
        value={query}
        onPick={pick}
        list={{ id: list, marked: found.length > 0 ? `${list}-${marked}` : undefined, onKeyDown: press }}
      />
      <FoundScreens id={list} found={found} marked={marked} onPick={go} />
    </Dialog>
  )
}

function useFound(query: string): Findable[] {
  const { t } = useText()
  const [, setEnglishThere] = useState(false)
  useEffect(() => {
    const opened = Promise.all([openEnglish('shell'), openEnglish('finder-dialog')])
    void opened.then(() => setEnglishThere(true))
  }, [])
  const screens = listScreens(menuEntries(useRoutes(), usePermissions(), []))
  return matchScreens(userMay('clock') ? [...screens, CLOCK] : screens, query, [t, english])
}
