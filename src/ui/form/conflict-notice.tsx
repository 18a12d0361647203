import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import { differencesOf } from '../../lib/form/differences'
import { labelsOf } from '../../lib/form/field-table'
import type { SettingsForm } from '../../lib/form/settings-form'
import { describeFailure } from '../../lib/remote/failure-text'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import { Banner } from '../status/banner'
import styles from './conflict-notice.module.css'

export interface ConflictNoticeProps<V extends object> {
  of: SettingsForm<V>
  /** Labels of the fields that are compared, by default those of the form's table. */
  labels?: Partial<Record<keyof V & string, string>>
  /** Formats a value; by default as the form's table does, and arrays are joined with commas. */
  textOf?: <F extends keyof V & string>(field: F, value: V[F]) => string
}

/** Shown after a save was rejected with 412: who saved before, which fields differ, and the choice between both versions. */
export function ConflictNotice<V extends object>({ of: form, labels, textOf }: ConflictNoticeProps<V>) {
  const { t } = useText()
  const remote = useStore(form.$remote)
  const local = useStore(form.$values)
  const changed = useStore(form.$changed)
  const conflict = useStore(form.$conflict)
  const notice = useRef<HTMLDivElement>(null)
  const shown = remote !== undefined && conflict !== undefined
  useEffect(() => {
    if (shown) notice.current?.focus()
  }, [shown])
  if (!shown) return null
  const differences = differencesOf(
    labels ?? labelsOf(form.fields, t),
    remote,
    local,
    textOf ?? ((field, value) => form.fields[field]?.textOf(value, t) ?? asText(value))
  )
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner tone="warn" role="alert" title={t(describeFailure(conflict).title)}>
        {t('common.conflict.text')}
        {differences.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('common.conflict.field')}</th>
                <th scope="col">{t('common.conflict.theirs')}</th>
                <th scope="col">{t('common.conflict.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, label, before, after }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <td>{changed.includes(field) ? after : t('common.conflict.unchanged')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Actions>
          <Button onClick={form.acceptRemote}>{t('common.conflict.useTheirs')}</Button>
          <Button
            onClick={() => {
              // What comes next is to save; the first control after this notice is Cancel.
              notice.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
              form.keepLocal()
            }}
          >
            {t('common.conflict.keepMine')}
          </Button>
        </Actions>
      </Banner>
    </div>
  )
}

const asText = (value: unknown): string => (Array.isArray(value) ? joinList(value) : String(value))
