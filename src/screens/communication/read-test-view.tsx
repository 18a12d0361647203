import { useStore } from '@nanostores/preact'
import type { PlcDevice, PlcRead, PlcReadResult } from '../../api/communication'
import { useModel } from '../../lib/browser/use-model'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { FieldGroup } from '../../ui/form/field-group'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { Button } from '../../ui/page/button'
import { Columns } from '../../ui/page/columns'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './communication.module.css'
import { FaultBanner } from './fault-banner'
import { createReadTest } from './read-test'

type Settings = Pick<PlcRead, 'settings' | 'serial'>

interface Props {
  device: PlcDevice
  /** What is edited; undefined while it is invalid, which is then shown. */
  settings: () => Settings | undefined
  /** Of the serial port as it is edited, if there is one. */
  mode: NonNullable<PlcRead['serial']>['mode'] | undefined
}

/** Enter in these fields would save the form around them. */
const onEnter = (start: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  start()
}

/** Reads one address with what is edited, before it is saved. */
export function ReadTestView({ device, settings, mode }: Props) {
  const { t } = useStore($i18n)
  const test = useModel(() => createReadTest(device))
  const { format, address, data_type } = useStore(test.$address)
  const result = useStore(test.$result)
  const error = useStore(test.$error)
  const { busy, failure, run } = useAction(test.run, 'in place')
  const types = device.addresses.find(other => other.format === format)?.data_types ?? []
  const start = () => {
    const edited = settings()
    if (edited) void run(edited)
  }
  return (
    <div className={styles.test}>
      <FieldGroup title={t('communication.test')} hint={t('communication.test.hint')}>
        <div role="group" onKeyDown={onEnter(start)}>
          <Columns least={130}>
            <SelectField
              label={t('communication.test.format')}
              value={format}
              options={device.addresses.map(other => ({ value: other.format, text: plainText(other.type, 32) }))}
              onPick={value => test.set({ format: value })}
            />
            {format.includes('%d') && (
              <TextField
                label={t('communication.test.address')}
                value={address}
                error={error && t(error)}
                onPick={value => test.set({ address: value })}
              />
            )}
            <SelectField
              label={t('communication.test.type')}
              value={data_type}
              options={types.map(type => ({ value: type, text: plainText(type, 16) }))}
              onPick={value => test.set({ data_type: value })}
            />
          </Columns>
        </div>
        <Button busy={busy} onClick={start}>
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

function Outcome({ result, mode }: { result: PlcReadResult } & Pick<Props, 'mode'>) {
  const { t } = useStore($i18n)
  const { code, value, milliseconds } = result
  if (code !== null) return <FaultBanner fault={{ ...result, code }} mode={mode} />
  return (
    <Banner tone="ok" title={t('communication.test.value', { value: plainText(value ?? '', 64) })}>
      {t('communication.test.took', { ms: formatNumber(milliseconds ?? 0, 1) })}
    </Banner>
  )
}
