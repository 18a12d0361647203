import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleDocument } from '../../../.build/contract.mjs'
import type { OpenApi } from '../../../src/api/openapi'
import { createDocumentation } from '../../../src/screens/api-doc/documentation'
import {
  type ApiRequest,
  buildRequest,
  exampleBody,
  exampleValues,
  type ParameterValues
} from '../../../src/screens/api-doc/request'
import { curlSample } from '../../../src/screens/api-doc/samples/curl'
import { javascriptSample, javascriptSocket } from '../../../src/screens/api-doc/samples/javascript'
import { pythonSample, pythonSocket } from '../../../src/screens/api-doc/samples/python'
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
const requestsTest = spawnSync('python3', ['-c', 'import requests']).status === 0 ? test : test.skip
const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor

test('the JavaScript of every operation can be parsed', () => {
  const samples = [...requests.map(request => javascriptSample(request, ORIGIN)), javascriptSocket('ws://panel/ws')]
  for (const sample of samples) assert.not.throws(() => new AsyncFunction('token', 'file', sample), sample)
})

test('the curl of a POST or PUT has a body or says that it has none, as some servers refuse it with 411 otherwise', () => {
  const withoutLength = requests
    .filter(({ method }) => method === 'post' || method === 'put')
    .map(request => curlSample(request, ORIGIN))
    .filter(sample => !/--data|--header 'Content-Length: 0'/.test(sample))
  assert.equal(withoutLength, [])
  assert.not.match(curlSample(requests.find(({ method }) => method === 'delete')!, ORIGIN), 'Content-Length')
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

const execute = promisify(execFile)

interface Printed {
  status: number
  text: string
}

type Run = (request: ApiRequest, origin: string, token: string) => Promise<Printed>

/** Status and body, as the samples print them in one line. */
function readPrinted(line: string): Printed {
  const [status = '', ...words] = line.trim().split(' ')
  return { status: Number(status), text: words.join(' ') }
}

const runJavascript: Run = async (request, origin, token) => {
  const lines: string[] = []
  const console = { log: (...values: unknown[]) => lines.push(values.join(' ')) }
  await new AsyncFunction('token', 'console', javascriptSample(request, origin))(token, console)
  return readPrinted(lines.join('\n'))
}

const runPython: Run = async (request, origin, token) => {
  const program = `token = ${JSON.stringify(token)}\n${pythonSample(request, origin)}`
  return readPrinted((await execute('python3', ['-c', program])).stdout)
}

const runCurl: Run = async (request, origin, token) => {
  const env = { ...process.env, TOKEN: token }
  const { stdout } = await execute('sh', ['-c', `${curlSample(request, origin)} --silent`], { env })
  const [head = '', text = ''] = stdout.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), text }
}

const LANGUAGES: [name: string, languageTest: typeof test | typeof test.skip, run: Run][] = [
  ['curl', curlTest, runCurl],
  ['JavaScript', test, runJavascript],
  ['Python', requestsTest, runPython]
]

async function start(run: Run) {
  const panel = createPanel({ clock: runningClock() })
  const { address, close } = await serve({ panel })
  const { call, signIn, token } = createCaller({ fetch: (url, init) => fetch(new URL(String(url), address), init) })
  await signIn('engineer', 'engineer-3152')
  const send = (id: string, body?: object, values: ParameterValues = {}) => {
    const operation = find(id)!
    const text = body ? JSON.stringify(body) : exampleBody(operation)
    return run(buildRequest(operation, { ...exampleValues(operation), ...values }, text)!, address, token())
  }
  return { panel, call, send, close }
}

for (const [name, languageTest, run] of LANGUAGES)
  languageTest(`${name} logs in, reads and writes on a served panel as the samples say`, async () => {
    const { panel, call, send, close } = await start(run)
    const grant = { grant_type: 'password', username: 'operator', password: 'operator-3152' }
    assert.match((await send('createToken', grant)).text, /access_token/)
    assert.match((await send('readUserInfo')).text, /"username":"engineer"/)
    assert.match((await send('readLicense')).text, /license/)
    assert.match((await send('listEvents', undefined, { 'query limit': '2', 'query text': 'a b' })).text, /"items"/)

    assert.is((await send('setHmiName', { name: 'line-3' })).status, 204)
    assert.is(panel.state.hmiName, 'line-3')

    assert.is((await send('saveSmtp')).status, 412)
    const etag = (await call('GET /email/smtp')).headers.get('ETag') ?? ''
    const settings = { ...JSON.parse(exampleBody(find('saveSmtp')!)), sender_name: "Anna's line" }
    const saved = await send('saveSmtp', settings, { 'header If-Match': etag })
    assert.is(saved.status, 204, saved.text)
    assert.match((await send('readSmtp')).text, "Anna's line")
    await close()
  })

curlTest('curl reads the active alarms with the token of its login', async () => {
  const { address, close } = await serve({ panel: createPanel({ clock: runningClock() }) })
  const grant = { grant_type: 'password', username: 'engineer', password: 'engineer-3152' }
  const login = buildRequest(find('createToken')!, {}, JSON.stringify(grant))!
  const alarms = buildRequest(find('listEvents')!, { 'query state': 'triggered, acknowledged' }, '')!
  const script = `${curlSample(login, address, true)}\n${curlSample(alarms, address)}`
  const { stdout } = await execute('sh', ['-c', script])
  await close()
  assert.match(stdout, /"state":"(triggered|acknowledged)"/)
  assert.not.match(stdout, '"state":"returned"')
})

test.run()
