import { useEffect, useMemo, useState } from 'react'
import { allOf, listen } from '../../../lib/browser/listen'
import { useText } from '../../../lib/text/use-text'
import { type MatchedForm, matchForm } from './match-fields'
import { currentPlace, findForms } from './page-fields'

export interface ExplainedPage {
  place: HTMLElement | undefined
  forms: readonly MatchedForm[]
}

/** The forms where the user is; found again whenever the page or a value in it changes. `title` is that of the screen. */
export function usePage(title: string | undefined, isReady: boolean): ExplainedPage {
  const { t } = useText()
  const [change, setChange] = useState(0)
  useEffect(() => watchPage(() => setChange(count => count + 1)), [])
  return useMemo(() => {
    const place = currentPlace()
    const forms = place && isReady ? findForms(place).flatMap(form => matchForm(form, title, t) ?? []) : []
    return { place, forms }
  }, [change, title, isReady, t])
}

/** Calls once for all changes of a task. @returns a function that stops it */
function watchPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      onChange()
    })
  }
  const observer = new MutationObserver(schedule)
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['disabled']
  })
  return allOf(
    () => clearTimeout(timer),
    () => observer.disconnect(),
    listen(document, 'input', schedule),
    listen(document, 'change', schedule)
  )
}
