import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { Banner } from '../status/banner'

/** Errors of fields that are not on the page. */
export function HiddenErrors<V extends object>({ of: form }: { of: Form<V> }) {
  const { t } = useText()
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
