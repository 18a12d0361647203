import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dump } from 'js-yaml'
import { assembleContract } from '../../.build/contract.mjs'
import { manyPanelsFiles } from '../../.build/many-panels.mjs'
import { bundle } from '../tools/bundle.mjs'
import { changedIn, failedIn } from './ansible-recap.mjs'
import { createPlayer } from './play-ansible.mjs'

const SERVE = 'test/many-panels/serve.ts'
const [count = '20', firstPort = '18500', forks = '5'] = process.argv.slice(2)
const SMTP = '/email/smtp'
const DISCOVERY = '/opcua/discovery'
const WANTED = { timeout_seconds: 25, interval_seconds: 120 }
/** What another user saves while the playbook runs. */
const OTHER = { timeout_seconds: 40 }

const folder = mkdtempSync(join(tmpdir(), 'ansible-'))
const inFolder = path => join(folder, path)
for (const [path, text] of Object.entries(manyPanelsFiles(assembleContract()))) {
  mkdirSync(dirname(inFolder(path)), { recursive: true })
  writeFileSync(inFolder(path), text)
}
const ansible = inFolder('many-panels/ansible')
const bundles = await bundle([SERVE], 'many-panels')
const { servePanels } = await import(pathToFileURL(bundles.get(SERVE)).href)
const panels = await servePanels(Number(count), Number(firstPort), inFolder('served'))
const interrupted = panels.at(-1)

const hosts = panels.map(({ name, address, caFile }) => [name, { panel_address: address, panel_ca: caFile }])
writeFileSync(join(ansible, 'inventory.yml'), dump({ panels: { hosts: Object.fromEntries(hosts) } }))
const tokenName = name => `PANEL_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`
const environment = {
  ...process.env,
  ...Object.fromEntries(panels.map(({ name, token }) => [tokenName(name), token])),
  ANSIBLE_HOME: inFolder('home'),
  ANSIBLE_FORKS: forks,
  ANSIBLE_NOCOLOR: '1'
}

const { play, printed } = createPlayer({ cwd: ansible, env: environment })

let wrong = 0
const report = (isRight, text, output = '') => {
  if (!isRight) wrong += 1
  console.log(`${isRight ? 'ok   ' : 'WRONG'} ${text}`)
  if (!isRight) console.log(output)
}
const read = async ({ caller }) => {
  const [smtp, discovery] = [await caller.call(`GET ${SMTP}`), await caller.call(`GET ${DISCOVERY}`)]
  return { timeout_seconds: smtp.body.timeout_seconds, interval_seconds: discovery.body.interval_seconds }
}
const withValues = async wanted => {
  const found = await Promise.all(panels.map(read))
  return found.filter(it => Object.entries(wanted).every(([name, value]) => it[name] === value)).length
}

try {
  const saved = await play('snapshot.yml')
  const snapshots = readdirSync(join(ansible, 'snapshots')).map(name => join(ansible, 'snapshots', name))
  const bytes = snapshots.map(path => statSync(path).size)
  report(saved.code === 0 && snapshots.length === panels.length, `${snapshots.length} snapshots`, saved.output)
  console.log(`      ${Math.min(...bytes)} to ${Math.max(...bytes)} bytes each`)

  const wanted = JSON.parse(readFileSync(snapshots[0], 'utf8'))
  Object.assign(wanted.resources[SMTP], { timeout_seconds: WANTED.timeout_seconds })
  Object.assign(wanted.resources[DISCOVERY], { interval_seconds: WANTED.interval_seconds })
  writeFileSync(join(ansible, 'wanted.json'), JSON.stringify(wanted))
  const sections = ['-e', '{"panel_sections": ["email", "opcua-discovery"]}']

  const [silent, ...others] = panels.slice(0, 3)
  silent.panel.faults.set({ kind: 'answer', status: 500, body: {} }, `GET ${SMTP}`)
  const few = ['--limit', [silent, ...others].map(({ name }) => name).join()]
  const trial = await play('restore.yml', [...sections, ...few, '--check'])
  silent.panel.faults.clear()
  report(failedIn(trial.output).join() === silent.name, `failed: ${failedIn(trial.output).join()}`, trial.output)
  report(trial.output.includes(`${SMTP}: Status code was 500`), 'says what the panel does not return', trial.output)
  report(changedIn(trial.output).length === others.length, '--check finds the others different', trial.output)
  report((await withValues(WANTED)) === 0, '--check has saved nothing')

  const save = async task => {
    if (task !== 'Keep what was before') return
    const { status } = await interrupted.caller.save(SMTP, OTHER)
    report(status === 204, `somebody else saves at ${interrupted.name}: ${status}`)
  }
  const first = await play('restore.yml', sections, task => void save(task))
  report(failedIn(first.output).join() === interrupted.name, `failed: ${failedIn(first.output).join()}`, first.output)
  const message = first.output.match(/^.*has saved it in the meantime.*$/m)?.[0].trim()
  report(message?.includes(`${SMTP}: administrator`), `says ${message}`)
  const rest = await read(interrupted)
  report(rest.timeout_seconds === OTHER.timeout_seconds, 'what somebody else has saved is not overwritten')
  report(rest.interval_seconds === WANTED.interval_seconds, 'the other settings of that panel are restored')
  report((await withValues(WANTED)) === panels.length - 1, 'the other panels are restored')

  const second = await play('restore.yml', sections)
  report(
    second.code === 0 && changedIn(second.output).join() === interrupted.name,
    'a second run restores the rest',
    second.output
  )
  report((await withValues(WANTED)) === panels.length, 'all panels are as wanted')
  report(!/hmi_[\w-]{20}/.test(printed()), 'no token is printed')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(wrong === 0 ? 'Both playbooks do what they say.' : `${wrong} wrong`)
process.exit(wrong === 0 ? 0 : 1)
