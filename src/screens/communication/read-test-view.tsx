import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import type { PlcDevice, PlcRead, PlcReadResult, SerialSettings } from '../../api/communication'
import { useModel } from '../../lib/browser/use-model'
import type { Form } from '../../lib/form/form'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Columns } from '../../ui/card/columns'
import { focusFirstInvalid } from '../../ui/focus/focus-field'
import { FieldGroup } from '../../ui/form/field-group'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './communication.module.css'
import { PlcFault } from './plc-fault'
import { createReadTest } from './read-test'

interface Props<V extends object> {
  device: PlcDevice
  /** What is edited around it. */
  of: Form<V>
  settingsOf: (values: V) => Pick<PlcRead, 'settings' | 'serial'>
  /** Of the serial port, if the values have one. */
  modeOf: (values: V) => SerialSettings['mode'] | undefined
}

/** Enter in these fields would save the form around them. */
const onEnter = (start: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  start()
}

/** Reads one address with what is edited, before it is saved. */
export function ReadTestView<V extends object>({ device, of: form, settingsOf, modeOf }: Props<V>) {
  const { t } = useText()
  const part = useRef<HTMLDivElement>(null)
  const test = useModel(() => createReadTest(device, form, settingsOf))
  const { format, plc_address, data_type } = useStore(test.$address)
  const result = useStore(test.$result)
  const mode = modeOf(useStore(form.$values))
  const error = useStore(test.$error)
  const { busy, failure, run } = useAction(async () => {
    const around = part.current?.closest('form')
    if (!(await test.run()) && around) focusFirstInvalid(around)
  }, 'in place')
  const types = device.addresses.find(other => other.format === format)?.data_types ?? []
  return (
    <div ref={part} className={styles.test}>
      <FieldGroup title={t('communication.test')} hint={t('communication.test.hint')}>
        <div role="group" onKeyDown={onEnter(run)}>
          <Columns least={130}>
            <SelectField
              label={t('common.term.addressFormat')}
              value={format}
              options={device.addresses.map(other => ({ value: other.format, text: plainText(other.type, 32) }))}
              onPick={value => test.set({ format: value })}
            />
            {format.includes('%d') && (
              <TextField
                label={t('common.term.address')}
                value={plc_address}
                error={error && t(error)}
                onPick={value => test.set({ plc_address: value })}
              />
            )}
            <SelectField
              label={t('common.term.dataType')}
              value={data_type}
              options={types.map(type => ({ value: type, text: plainText(type, 16) }))}
              onPick={value => test.set({ data_type: value })}
            />
          </Columns>
        </div>
        <Button busy={busy} onClick={run}>
          {t('communication.test.run')}
        </Button>
        <div role="status" className={styles.outcome}>
          {failure && <FailureBanner error={failure} />}
          {result && <Outcome result={result} mode={mode} />}
        </div>
      </FieldGroup>
    </div>
  )
}

function Outcome({ result, mode }: { result: PlcReadResult; mode: SerialSettings['mode'] | undefined }) {
  const { t } = useText()
  const { code, value, milliseconds } = result
  if (code !== null) return <PlcFault fault={{ ...result, code }} mode={mode} />
  return (
    <Banner tone="ok" title={t('communication.test.value', { value: plainText(value ?? '', 64) })}>
      {t('communication.test.took', { ms: formatNumber(milliseconds ?? 0, 1) })}
    </Banner>
  )
}
