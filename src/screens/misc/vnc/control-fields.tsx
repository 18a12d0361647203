import { useStore } from '@nanostores/preact'
import { vncUpdate } from '../../../api/generated/limits/vnc'
import type { Form } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { FieldGroup } from '../../../ui/form/field-group'
import { NumberField } from '../../../ui/form/number-field'
import { SwitchField } from '../../../ui/form/switch-field'
import { Banner } from '../../../ui/status/banner'
import { hasControl, type VncValues } from './values'

interface Props {
  of: Form<VncValues>
  labels: { monitor_mode: string; control_minutes: string }
}

/** Whether viewers operate the machine, and for how long. */
export function ControlFields({ of: form, labels }: Props) {
  const { t } = useText()
  const values = useStore(form.$values)
  return (
    <FieldGroup title={t('miscVnc.operation')}>
      <SwitchField of={form} name="monitor_mode" label={labels.monitor_mode} hint={t('miscVnc.monitorMode.hint')} />
      {!values.monitor_mode && (
        <>
          <NumberField
            required
            of={form}
            name="control_minutes"
            label={labels.control_minutes}
            hint={t('common.term.zeroToNever', { last: vncUpdate.control_minutes[1] })}
          />
          <Banner tone="warn">{t(hasControl(values) ? 'miscVnc.control.risk' : 'miscVnc.control.nobody')}</Banner>
        </>
      )}
    </FieldGroup>
  )
}
