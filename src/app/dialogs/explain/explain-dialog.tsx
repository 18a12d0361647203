import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { listen } from '../../../lib/browser/listen'
import { $unsaved } from '../../../lib/form/unsaved'
import { useText } from '../../../lib/text/use-text'
import { canonical } from '../../../session/paths'
import { closeDialog } from '../../../stores/dialogs'
import { $link } from '../../../stores/link'
import { loadFieldWords } from '../../../stores/operations/loaded-words'
import { IconButton } from '../../../ui/page/icon-button'
import { useRoutes } from '../../shell/routes'
import styles from './explain.module.css'
import { interruptedText } from './facts-text'
import { lastChanges, MOST_RECORDS } from './last-changes'
import type { MatchedForm } from './match-fields'
import { type ExplainedField, explain, Note } from './note'
import { hasInputs } from './page-fields'
import { useDone } from './use-done'
import { useFindings } from './use-findings'
import { usePage } from './use-page'

/** No dialog, but notes below the fields of the page and of the dialogs that it opens, until it is closed or the page left. */
export default function ExplainDialog() {
  const { t } = useText()
  const [areWordsLoaded, setWordsLoaded] = useState(false)
  const [isFilled, setFilled] = useFilled()
  const path = canonical(useLocation()[0])
  const title = useRoutes().find(route => route.path === path)?.title
  const { place, forms } = usePage(title, areWordsLoaded)
  const isDialog = place?.id !== 'main'
  const findings = useFindings(path, isDialog ? forms : undefined)
  const done = useDone(forms)
  useEffect(() => {
    void loadFieldWords().then(() => setWordsLoaded(true))
  }, [])
  // A dialog without fields, such as a question, is no place for explanations.
  const bar = place && isDialog && forms.length === 0 && !hasInputs(place) ? undefined : place
  useClosing(path)
  useBar(bar)
  const records = typeof done === 'string' ? undefined : done
  const explained = forms.map(form => ({
    form,
    fields: explain(form, lastChanges(form, records?.get(form.call) ?? [], t), t)
  }))
  const count = explained.reduce((sum, { fields }) => sum + fields.length, 0)
  const texts = [
    forms.length === 0 && t(isDialog ? 'explainDialog.noneOfThese' : 'explainDialog.none'),
    forms.length > 0 && (count > 0 || !done) && t('explainDialog.explained', { count }),
    ...findings.map(value => t('common.labelled', { label: t('explainDialog.finding'), value })),
    typeof done === 'string' && t(done),
    records && t('explainDialog.unchanged', { limit: MOST_RECORDS }),
    isFilled && t('explainDialog.filled'),
    t('explainDialog.key')
  ]
  return (
    <>
      {explained.map(({ form, fields }, index) => (
        <FormNotes key={index} form={form} fields={fields} onFilled={() => setFilled(true)} />
      ))}
      {bar &&
        createPortal(
          <div className={styles.bar} data-unprinted>
            <div role="status">{areWordsLoaded && texts.map(text => text && <p key={text}>{text}</p>)}</div>
            <IconButton icon="close" label={t('common.close')} onClick={closeDialog} />
          </div>,
          bar
        )}
    </>
  )
}

interface FormNotesProps {
  form: MatchedForm
  fields: readonly ExplainedField[]
  onFilled: () => void
}

function FormNotes({ form, fields, onFilled }: FormNotesProps) {
  const { t } = useText()
  const isOnline = useStore($link) === 'up'
  const interrupted = interruptedText(form, t)
  return (
    <>
      {fields.map(explained => (
        <Note key={explained.field.path} {...explained} isOnline={isOnline} onFilled={onFilled} />
      ))}
      {interrupted &&
        createPortal(
          <p className={styles.note} role="note" data-unprinted>
            {t('common.labelled', { label: t('explainDialog.interrupts'), value: interrupted })}
          </p>,
          form.form.querySelector<HTMLElement>('[data-fields]') ?? form.form
        )}
    </>
  )
}

/** Whether a value was filled in that has not been saved or discarded. */
function useFilled() {
  const isUnsaved = useStore($unsaved) > 0
  const state = useState(false)
  const [, setFilled] = state
  useEffect(() => {
    if (!isUnsaved) setFilled(false)
  }, [isUnsaved])
  return state
}

/** Ends with the page, and with Escape where it shows its bar; an open menu is closed first. */
function useClosing(path: string): void {
  const [openedAt] = useState(path)
  useEffect(() => {
    if (path !== openedAt) closeDialog()
  }, [path])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector('[role="menu"]')) return
      if (!document.querySelector(`.${styles.bar}`)) return
      event.preventDefault()
      closeDialog()
    }
    return listen(document, 'keydown', press, true)
  }, [])
}

/** The bar is the last element of the page or dialog, and shown at the top of a page. */
function useBar(around: HTMLElement | undefined): void {
  useEffect(() => {
    around?.classList.add(`${styles.around}`)
    return () => around?.classList.remove(`${styles.around}`)
  }, [around])
}
