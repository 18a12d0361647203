import { useEffect, useId, useMemo, useState } from 'react'
import { steppedIndex } from '../../../lib/browser/stepped-index'
import { english, openEnglish, openWords } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { Dialog } from '../../../ui/dialog/dialog'
import { SearchField } from '../../../ui/form/search-field'
import { menuEntries } from '../../shell/menu'
import { useRoutes } from '../../shell/routes'
import { usePermissions } from '../../shell/use-destination'
import { type Findable, listScreens } from './findable'
import { createFinder, type Finder } from './finder'
import { FoundList } from './found-list'

type FinderIndex = typeof import('./finder-index')

export default function FinderDialog() {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const found = useFinder()(query)
  const { items } = found
  const list = useId()
  const pick = (text: string) => {
    setQuery(text)
    setMarked(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || items.length === 0) return
    const item = items[marked]
    const next = /^Arrow/.test(event.key)
      ? steppedIndex(event.key, marked, items.length, 'ArrowUp', 'ArrowDown')
      : undefined
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setMarked(next)
    else if (item) go(item)
  }
  return (
    <Dialog title={t('shell.finder.title')} onCancel={closeDialog}>
      <SearchField
        label={t('shell.finder.name')}
        value={query}
        onPick={pick}
        list={{ id: list, marked: items.length > 0 ? `${list}-${marked}` : undefined, onKeyDown: press }}
      />
      <FoundList id={list} query={query} found={found} marked={marked} onPick={go} />
    </Dialog>
  )
}

function go({ open }: Findable): void {
  closeDialog()
  open()
}

/** What is on the screens, in the user's language and in English; without it, only the names of screens are found. */
async function loadIndex(): Promise<FinderIndex | undefined> {
  const [index] = await Promise.all([
    import('./finder-index').catch(() => undefined),
    openWords('finder-index'),
    ...['shell', 'kit', 'finder-index'].map(openEnglish)
  ])
  return index
}

function useFinder(): Finder {
  const translator = useText()
  const [index, setIndex] = useState<FinderIndex>()
  useEffect(() => {
    void loadIndex().then(setIndex)
  }, [])
  const screens = listScreens(menuEntries(useRoutes(), usePermissions(), []))
  const paths = screens.map(({ path }) => path).join()
  return useMemo(
    () => createFinder(index?.withContents(screens, translator) ?? screens, [translator.t, english]),
    [translator, index, paths]
  )
}
