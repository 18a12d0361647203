import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { remoteOf } from '../../lib/form/settings-form'
import type { CodeTexts } from '../../lib/text/code-texts'
import { $i18n } from '../../lib/text/i18n'
import { DialogFailure } from '../dialog/dialog-failure'
import { Banner } from '../status/banner'
import { DraftNotice } from './draft-notice'
import { UnansweredNotice } from './unanswered-notice'

export interface FormErrorsProps<V extends object> {
  of: Form<V>
  reasons?: CodeTexts | undefined
}

/** Above the buttons of a form: what no field on the page shows. */
export function FormErrors<V extends object>({ of: form, reasons }: FormErrorsProps<V>) {
  const { t } = useStore($i18n)
  const failure = useStore(form.$failure)
  const compared = useStore(remoteOf(form)) !== undefined
  const saving = useStore(form.$saving)
  const hidden = useStore(form.$hiddenErrors)
  return (
    <>
      <DraftNotice of={form} />
      <UnansweredNotice busy={saving} onStop={form.stop} />
      {hidden.length > 0 && (
        <Banner tone="bad" role="alert" title={t('common.hiddenErrors')}>
          {hidden.map(({ label, error }) => (
            <p key={label}>{t('common.hiddenErrors.field', { label, error: t(error) })}</p>
          ))}
        </Banner>
      )}
      {failure && !compared && <DialogFailure error={failure} reasons={reasons} />}
    </>
  )
}
