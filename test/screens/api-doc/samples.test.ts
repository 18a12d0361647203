import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleDocument } from '../../../.build/contract.mjs'
import type { OpenApi } from '../../../src/api/openapi'
import { createDocumentation } from '../../../src/screens/api-doc/documentation'
import { buildRequest, exampleBody, exampleValues, type ParameterValues } from '../../../src/screens/api-doc/request'
import { curlSample } from '../../../src/screens/api-doc/samples/curl'
import { javascriptSample } from '../../../src/screens/api-doc/samples/javascript'
import { pythonSample } from '../../../src/screens/api-doc/samples/python'
import { javascriptSocket, pythonSocket } from '../../../src/screens/api-doc/samples/socket'
import { runningClock } from '../../panel/device/device-clock'
import { createCaller } from '../../panel/http/caller'
import { createPanel } from '../../panel/panel'
import { serve } from '../../panel/server/server'

const ORIGIN = 'http://192.168.10.42'
const { operations, find } = createDocumentation(assembleDocument() as unknown as OpenApi) // the document that the screen reads
const requests = operations.map(operation => {
  const request = buildRequest(operation, exampleValues(operation), exampleBody(operation))
  if (!request) throw new Error(`the example of ${operation.id} is no JSON object`)
  return request
})
const test = suite('samples')
const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0
/** Not part of Node: without them only these tests are left out. */
const pythonTest = isInstalled('python3') ? test : test.skip
const curlTest = isInstalled('curl') ? test : test.skip

test('the JavaScript of every operation can be parsed', () => {
  const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor
  const samples = [...requests.map(request => javascriptSample(request, ORIGIN)), javascriptSocket('ws://panel/ws')]
  for (const sample of samples) assert.not.throws(() => new AsyncFunction('token', 'file', sample), sample)
})

pythonTest('the Python of every operation can be parsed', () => {
  const samples = [...requests.map(request => pythonSample(request, ORIGIN)), pythonSocket('ws://panel/ws', ORIGIN)]
  const program = 'import ast, json, sys\nfor sample in json.load(sys.stdin): ast.parse(sample)'
  const { status, stderr } = spawnSync('python3', ['-c', program], { input: JSON.stringify(samples), encoding: 'utf8' })
  assert.is(status, 0, stderr)
})

pythonTest('a body means the same in Python', () => {
  const request = { method: 'put', base: '', url: '/', headers: {}, withToken: true } as const
  const value = { on: true, off: false, none: null, list: [1, 2.5, []], text: 'It\'s "é"\\n', empty: {} }
  const sample = pythonSample({ ...request, body: { kind: 'json', value } }, ORIGIN)
  const fake = 'class requests:\n  put = lambda url, headers, json: print(dumps(json)) or exit()'
  const program = `from json import dumps\ntoken = ""\n${fake}\n${sample.replace('import requests', '')}`
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { encoding: 'utf8' })
  assert.equal(JSON.parse(stdout || stderr), value)
})

const run = promisify(execFile)

async function start() {
  const panel = createPanel({ clock: runningClock() })
  const { address, close } = await serve({ panel })
  const caller = createCaller({ fetch: (url, init) => fetch(new URL(String(url), address), init) })
  await caller.signIn('engineer', 'engineer-3152')
  const curl = async (id: string, body?: string, values: ParameterValues = {}) => {
    const operation = find(id)!
    const request = buildRequest(operation, { ...exampleValues(operation), ...values }, body ?? exampleBody(operation))
    const env = { ...process.env, TOKEN: caller.token() }
    const { stdout } = await run('sh', ['-c', `${curlSample(request!, address)} --silent`], { env })
    const [head = '', text = ''] = stdout.split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), text, etag: /^etag: (.*)$/im.exec(head)?.[1]?.trim() ?? '' }
  }
  return { panel, curl, close }
}

curlTest('curl signs in, reads and writes on a served panel as the samples say', async () => {
  const { panel, curl, close } = await start()
  const grant = { grant_type: 'password', username: 'operator', password: 'operator-3152' }
  assert.match((await curl('createToken', JSON.stringify(grant))).text, /access_token/)
  assert.match((await curl('readUserInfo')).text, /"username":"engineer"/)
  assert.match((await curl('readLicense')).text, /license/)
  assert.match((await curl('listEvents', undefined, { 'query limit': '2', 'query text': 'a b' })).text, /"items"/)

  assert.is((await curl('setHmiName', JSON.stringify({ name: 'line-3' }))).status, 204)
  assert.is(panel.state.hmiName, 'line-3')

  const { etag } = await curl('readSmtp')
  assert.is((await curl('saveSmtp')).status, 412)
  const settings = JSON.parse(exampleBody(find('saveSmtp')!))
  const sender = "Anna's line"
  const saved = await curl('saveSmtp', JSON.stringify({ ...settings, sender_name: sender }), {
    'header If-Match': etag
  })
  assert.is(saved.status, 204, saved.text)
  assert.match((await curl('readSmtp')).text, sender)
  await close()
})

test.run()
