import type { OpcUaOwnCertificate } from '../../../api/opcua/certificates'
import { useModel } from '../../../lib/browser/use-model'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { createImpact } from '../../../stores/impact'
import { NamesFields } from '../../../ui/certificate/names-fields'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { LoadingDialog } from '../../../ui/dialog/loading-dialog'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { Impact } from '../../../ui/impact/impact'
import type { CertificatesModel } from './model'
import type { KeyBits, NewInput } from './names-form'

interface Props {
  model: CertificatesModel
  onClose: () => void
}

const KEY_SIZES: readonly KeyBits[] = ['2048', '3072', '4096']

/** Makes a new certificate and key, which every client has to trust again. */
export function NewDialog({ model, onClose }: Props) {
  const { t } = useText()
  return (
    <LoadingDialog from={model.own} title={t('opcuaCertificates.new.verb')} onClose={onClose}>
      {own => <NewForm model={model} own={own} onClose={onClose} />}
    </LoadingDialog>
  )
}

function NewForm({ model, own, onClose }: Props & { own: OpcUaOwnCertificate }) {
  const { t } = useText()
  const form = useForm(() => model.newForm(own))
  const $impact = useModel(() => createImpact('opcua'))
  return (
    <FormDialog
      danger
      of={form}
      title={t('opcuaCertificates.new.verb')}
      save={t('opcuaCertificates.new.verb')}
      onClose={onClose}
      notice={<Impact from={$impact} />}
    >
      <p>{t('opcuaCertificates.new.text')}</p>
      <NamesFields of={form} />
      <NumberField
        required
        of={form}
        name="valid_days"
        label={t('opcuaCertificates.validDays')}
        unit={t('common.term.days')}
      />
      <SelectField<NewInput, KeyBits>
        of={form}
        name="key_bits"
        label={t('opcuaCertificates.keySize')}
        options={KEY_SIZES.map(value => ({ value, text: t('opcuaCertificates.bits', { bits: value }) }))}
      />
    </FormDialog>
  )
}
