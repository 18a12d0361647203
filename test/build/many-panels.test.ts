import { load as readYaml } from 'js-yaml'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract, type OpenApiDocument } from '../../.build/contract.mjs'
import metrics from '../../static/contract/metrics.json'
import { startPanel } from '../panel/http/caller'
import { load } from './load'

type Tree = true | readonly [Tree] | { readonly [name: string]: Tree }

interface Resource {
  path: string
  tag: string
  key?: string
  each?: { path: string }
  identity?: readonly string[]
  save?: { body: { readonly [name: string]: Tree } }
}

interface ManyPanelsTool {
  manyPanelsFiles(contract: OpenApiDocument): Record<string, string>
  configurationResources(contract: OpenApiDocument): Resource[]
}

type Task = Record<string, unknown> & { name?: string }

const MODULES = ['assert', 'copy', 'debug', 'file', 'include_tasks', 'set_fact', 'stat', 'uri']
/** What a task may have besides its module. */
const KEYWORDS = [
  ...['name', 'loop', 'loop_control', 'register', 'when', 'no_log', 'check_mode', 'run_once'],
  ...['failed_when', 'changed_when', 'vars']
]
const CUTS_OFF = ['ethernet', 'wifi', 'hotspot', 'misc-web']
const URI = 'ansible.builtin.uri'

const contract = assembleContract()
const test = suite('many panels')

const tool = () => load<ManyPanelsTool>('many-panels.mjs')
const files = async () => (await tool()).manyPanelsFiles(contract)
const resources = async () => (await tool()).configurationResources(contract)

/** The tasks of both playbooks. */
async function tasks(): Promise<Task[]> {
  const all = await files()
  const documents = Object.entries(all).filter(([path]) => /ansible\/(tasks\/\w+|snapshot|restore)\.yml$/.test(path))
  assert.is(documents.length, 3)
  // Playbooks are lists of plays, and files of tasks lists of tasks; the keys tell them apart.
  const entries = documents.flatMap(([, text]) => readYaml(text) as (Task & { tasks?: Task[] })[])
  return entries.flatMap(entry => entry.tasks ?? [entry])
}

const moduleOf = (task: Task) => Object.keys(task).find(key => key.startsWith('ansible.')) ?? ''
const optionsOf = (task: Task) => Object(task[URI])

test('all files of YAML and JSON can be read', async () => {
  const all = await files()
  for (const [path, text] of Object.entries(all)) {
    if (path.endsWith('.yml')) assert.type(readYaml(text), 'object', path)
    if (path.endsWith('.json')) assert.type(JSON.parse(text), 'object', path)
  }
})

test('alert rules and dashboard use only metrics that the contract has', async () => {
  const families = metrics.paths['/metrics'].get['x-metrics']
  const known = Object.entries(families).map(([name, { type }]) => (type === 'info' ? `${name}_info` : name))
  const all = await files()
  const watched = Object.entries(all).filter(([path]) => /prometheus\/alerts|grafana/.test(path))
  assert.is(watched.length, 3)
  for (const [path, text] of watched) {
    const used = new Set(text.match(/\bpanel_\w+/g))
    assert.ok(used.size > 3, path)
    assert.equal(
      [...used].filter(name => !known.includes(name)),
      [],
      path
    )
  }
  const dashboard = all['many-panels/grafana/panels.json'] ?? ''
  assert.equal(
    known.filter(name => !dashboard.includes(name)),
    []
  )
})

test('the sample of Prometheus reads the path of the contract, over https, with a token from a file', async () => {
  const { scrape_configs: jobs } = Object(readYaml((await files())['many-panels/prometheus/prometheus.yml'] ?? ''))
  for (const { scheme, metrics_path: path, authorization } of jobs) {
    assert.equal([scheme, path], ['https', '/api/v1/metrics'])
    assert.match(authorization.credentials_file, /\.token$/)
  }
})

test('playbooks use only modules of ansible-core, and of HTTP only uri', async () => {
  for (const task of await tasks()) {
    const others = Object.keys(task).filter(key => !KEYWORDS.includes(key) && key !== moduleOf(task))
    assert.equal(others, [], task.name)
    assert.ok(MODULES.includes(moduleOf(task).replace('ansible.builtin.', '')), task.name)
  }
})

test('no request is logged, as it has the token, and no file has one', async () => {
  const requests = (await tasks()).filter(task => URI in task)
  assert.ok(requests.length > 4)
  assert.equal(
    requests.filter(task => task.no_log !== true).map(({ name }) => name),
    []
  )
  assert.not.match(JSON.stringify(await files()), /hmi_[\w-]{20}/)
})

test('no task shows the result of a request, as it has the token too', async () => {
  const all = await tasks()
  const results = all.filter(task => URI in task).map(({ register }) => String(register))
  assert.ok(results.length > 4)
  // Ansible prints the entry of a loop whose task fails.
  const loops = all.filter(({ loop, no_log: hidden }) => hidden !== true && results.some(it => `${loop}`.includes(it)))
  assert.equal(
    loops.map(({ name }) => name),
    []
  )
})

test('playbooks change a panel only by saves with If-Match, which --check does not send', async () => {
  const writes = (await tasks()).filter(task => (optionsOf(task).method ?? 'GET') !== 'GET')
  assert.is(writes.length, 1)
  for (const task of writes) {
    assert.is(optionsOf(task).method, 'PUT')
    assert.match(String(optionsOf(task).headers), /If-Match/)
    assert.not('check_mode' in task)
  }
})

test('playbooks call only paths of the contract', async () => {
  const all = await files()
  const { panel_base: base } = Object(readYaml(all['many-panels/ansible/requests.yml'] ?? ''))
  assert.is(base, `{{ panel_address }}${contract.servers?.[0]?.url}`)
  const urls = (await tasks()).flatMap(task => optionsOf(task).url ?? [])
  const paths = urls.map(url => String(url).replace('{{ panel_base }}', ''))
  const literal = paths.filter(path => !path.startsWith('{{'))
  assert.equal(literal, ['/system/identity'])
  const { panel_resources: listed } = JSON.parse(all['many-panels/ansible/resources.json'] ?? '')
  const called = listed.flatMap(({ path, each }: Resource) => [path, ...(each ? [each.path] : [])])
  assert.ok(called.length > 30)
  assert.equal(
    [...literal, ...called].filter(path => !contract.paths[path]),
    []
  )
})

test('never restored are the network, the web server, accounts, lists, and what each panel has of its own', async () => {
  const restored = (await resources()).filter(({ save }) => save)
  assert.ok(restored.length > 15)
  for (const { path, tag, key, each } of restored) {
    assert.not(CUTS_OFF.includes(tag), path)
    assert.not(key ?? each, path)
  }
  const paths = restored.map(({ path }) => path)
  for (const path of ['/system/hmi/name', '/uac/accounts/{id}']) assert.not(paths.includes(path), path)
})

test('the panel accepts what a restore sends: its own settings, without what is only read', async () => {
  const { callAny } = await startPanel('administrator')
  for (const { path, save } of await resources()) {
    if (!save) continue
    const { body, headers } = await callAny(`GET ${path}`)
    const sent = writtenPart(body, save.body)
    const { status, body: refusal } = await callAny(`PUT ${path}`, sent, { 'If-Match': headers.get('ETag') ?? '' })
    assert.ok([200, 204].includes(status), `${path}: ${status} ${JSON.stringify(refusal)}`)
    const outdated = await callAny(`PUT ${path}`, sent, { 'If-Match': '"outdated"' })
    assert.is(outdated.status, 412, path)
  }
})

function writtenPart(value: unknown, tree: Tree): unknown {
  if (tree === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const [item = true] = Array.isArray(tree) ? tree : []
    return value.map(part => writtenPart(part, item))
  }
  const fields = Object.entries(value).filter(([name]) => name in tree)
  return Object.fromEntries(fields.map(([name, part]) => [name, writtenPart(part, Object(tree)[name])]))
}

test.run()
