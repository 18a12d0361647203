import '../../setup/dom'
import { load } from 'js-yaml'
import * as assert from 'uvu/assert'
import ApiDocScreen from '../../../src/screens/api-doc'
import { restoreSession } from '../../../src/session/session'
import contract from '../../../static/contract/metrics.json'
import { test } from '../../setup/panel-test'
import { byRole, byText, findByText } from '../../setup/query'
import { render } from '../../setup/screen'

async function open() {
  history.replaceState(null, '', '/app/api/doc?page=many-panels')
  await restoreSession()
  render(<ApiDocScreen />)
  await findByText(/Compare and restore settings with Ansible/)
}

const codeOf = (name: string) => byRole('group', { name }).textContent ?? ''

test('shows a job of Prometheus for this panel, with the path of the contract and no token', async () => {
  await open()
  const { scrape_configs: jobs } = Object(load(codeOf('prometheus.yml')))
  const [{ metrics_path: path, static_configs: targets, authorization }] = jobs
  assert.is(path, '/api/v1/metrics')
  assert.equal(targets[0].targets, [`${location.hostname}:443`])
  assert.match(authorization.credentials_file, /\.token$/)
})

test('says how to read the certificate, from where, and which permissions a token needs', async () => {
  await open()
  const [save, show] = codeOf('OpenSSL').split('\n')
  assert.match(save ?? '', `openssl s_client -connect ${location.hostname}:443 `)
  assert.match(save ?? '', 'panels/line1.pem')
  assert.match(show ?? '', '-fingerprint -sha256')
  byText(/permission “Info”, for alarms also “Event Log”, and for certificates “Misc” \(web server\) and “OPC UA”/)
})

test('lists the metrics of the contract with what each is', async () => {
  await open()
  for (const [name, { help }] of Object.entries(contract.paths['/metrics'].get['x-metrics'])) {
    assert.match(byText(name).innerHTML, /^panel_<wbr>/)
    assert.ok(byText(help), name)
  }
})

test('says how to report differences before anything is restored, and what never is', async () => {
  await open()
  const [snapshot, check, restore] = codeOf('Ansible').split('\n')
  assert.match(snapshot ?? '', 'snapshot.yml')
  assert.is(check, `${restore} --check`)
  assert.ok(byText(/Never restored/))
})

test.run()
