import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { FieldFor } from '../../../ui/form/field-for'
import { FieldGroup } from '../../../ui/form/field-group'
import { Banner } from '../../../ui/status/banner'
import { hasControl, type VncValues } from './form'

/** Whether viewers operate the machine, and for how long. */
export function ControlFields({ of: form }: { of: FormPart<VncValues> }) {
  const { t } = useText()
  const values = useStore(form.$values)
  return (
    <FieldGroup title={t('miscVnc.operation')}>
      <FieldFor of={form} name="monitor_mode" />
      <FieldFor of={form} name="control_minutes" />
      {!values.monitor_mode && (
        <Banner tone="warn">{t(hasControl(values) ? 'miscVnc.control.risk' : 'miscVnc.control.nobody')}</Banner>
      )}
    </FieldGroup>
  )
}
