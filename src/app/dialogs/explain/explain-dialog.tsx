import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { listen } from '../../../lib/browser/listen'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { $link } from '../../../stores/link'
import { loadFieldWords } from '../../../stores/operations/loaded-words'
import { IconButton } from '../../../ui/page/icon-button'
import { destination } from '../../shell/permissions'
import { useRoutes } from '../../shell/routes'
import { usePermissions } from '../../shell/use-destination'
import styles from './explain.module.css'
import { interruptedText } from './facts-text'
import { lastChanges } from './last-changes'
import type { MatchedForm } from './match-fields'
import { type ExplainedField, explain, Note } from './note'
import { useDone } from './use-done'
import { useFindings } from './use-findings'
import { usePage } from './use-page'

/** No dialog, but notes below the fields of the page and of the dialogs that it opens, until it is closed or the page left. */
export default function ExplainDialog() {
  const { t } = useText()
  const [areWordsLoaded, setWordsLoaded] = useState(false)
  const [isFilled, setFilled] = useState(false)
  const { title, path } = useRoute()
  const { place, forms } = usePage(title, areWordsLoaded)
  const findings = useFindings(path)
  const done = useDone(forms)
  useEffect(() => {
    void loadFieldWords().then(() => setWordsLoaded(true))
  }, [])
  useClosing()
  const bar = place?.querySelector<HTMLElement>('[data-fields]') ?? document.getElementById('main')
  useBar(bar)
  const explained = forms.map(form => {
    const records = done.byCall.get(form.call)
    return { form, fields: explain(form, records && lastChanges(form, records, t), t) }
  })
  const count = explained.reduce((sum, { fields }) => sum + fields.length, 0)
  const texts = [
    forms.length > 0 ? t('explainDialog.explained', { count }) : t('explainDialog.none'),
    ...findings.map(value => t('common.labelled', { label: t('explainDialog.finding'), value })),
    ...(done.isFailed ? [t('explainDialog.unread')] : []),
    ...(isFilled ? [t('explainDialog.filled')] : [])
  ]
  return (
    <>
      {explained.map(({ form, fields }, index) => (
        <FormNotes key={index} form={form} fields={fields} onFilled={() => setFilled(true)} />
      ))}
      {bar &&
        createPortal(
          <div className={styles.bar} data-unprinted>
            <div role="status">{areWordsLoaded && texts.map(text => <p key={text}>{text}</p>)}</div>
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

function useRoute(): { title: string; path: string } {
  const [path] = useLocation()
  const where = destination(path, useRoutes(), usePermissions())
  return 'route' in where ? where.route : { title: '', path }
}

/** Ends with Escape, which closes an open menu first, and with the page. */
function useClosing(): void {
  const [path] = useLocation()
  const [openedAt] = useState(path)
  useEffect(() => {
    if (path !== openedAt) closeDialog()
  }, [path])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector('[role="menu"]')) return
      event.preventDefault()
      closeDialog()
    }
    return listen(document, 'keydown', press, true)
  }, [])
}

/** The bar is the last element of the page, which shows it at its top. */
function useBar(around: HTMLElement | null): void {
  useEffect(() => {
    if (around?.tagName !== 'MAIN') return
    around.classList.add(`${styles.around}`)
    return () => around.classList.remove(`${styles.around}`)
  }, [around])
}
