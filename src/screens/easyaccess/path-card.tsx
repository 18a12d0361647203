import { useStore } from '@nanostores/preact'
import type { EasyAccessTest } from '../../api/easyaccess'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { Loaded } from '../../ui/status/loaded'
import { PathTest } from '../../ui/status/path-test'
import { PathTestView } from '../../ui/status/path-test-view'
import { codeFault } from './codes'
import styles from './easyaccess.module.css'
import type { EasyAccessModel } from './model'
import type { EasyAccessForm } from './settings-form'
import { STEPS } from './texts'

interface Props {
  model: EasyAccessModel
  form: EasyAccessForm
}

/** Tests the way to the server step by step, and shows the steps as they come. */
export function PathCard(props: Props) {
  const { model, form } = props
  const { t } = useText()
  const test = useStore(model.$test)
  return (
    <PathTest
      title={t('easyaccess.test')}
      facts={<FirewallList {...props} />}
      label={t('easyaccess.test.run')}
      hint={t('easyaccess.test.hint')}
      running={test.status === 'ready' && test.data.running}
      onRun={() => model.test(form)}
    >
      <Loaded from={model.$test}>{last => <Outcome test={last} />}</Loaded>
    </PathTest>
  )
}

/** The servers of the chosen location, which a firewall on the way has to permit. */
function FirewallList({ model, form }: Props) {
  const { t } = useText()
  const { server_location: chosen } = useStore(form.$values)
  const servers = lastKnown(useStore(model.$report))?.servers.filter(({ location }) => location === chosen)
  if (!servers) return null
  return (
    <div className={styles.firewall}>
      <DataList>
        <DataRow label={t('easyaccess.firewall')}>
          {servers.map(({ host, tcp_port: port }) => (
            <div key={host}>
              <CopyButton text={host} of={t('common.term.serverName')}>
                <PanelText mono>{t('easyaccess.firewall.server', { host: plainText(host, 253), port })}</PanelText>
              </CopyButton>
            </div>
          ))}
        </DataRow>
      </DataList>
    </div>
  )
}

function Outcome({ test }: { test: EasyAccessTest }) {
  const { t } = useText()
  const { running, time, steps, error_code: code, detail } = test
  if (time === null) return null
  return (
    <PathTestView
      time={time}
      names={STEPS}
      steps={steps}
      fault={code === null ? undefined : codeFault(t, code, detail)}
      passed={code === null && !running ? t('easyaccess.test.passed') : undefined}
    />
  )
}
