import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { Banner } from '../status/banner'

/** Errors of fields that are not on the page. */
export function HiddenErrors<V extends object>({ of: form }: { of: Form<V> }) {
  const { t } = useStore($i18n)
  const hidden = useStore(form.$hiddenErrors)
  if (hidden.length === 0) return null
  return (
    <Banner tone="bad" role="alert" title={t('common.hiddenErrors')}>
      {hidden.map(({ label, error }) => (
        <p key={label}>{t('common.hiddenErrors.field', { label, error: t(error) })}</p>
      ))}
    </Banner>
  )
}
