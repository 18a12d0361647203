import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Operation, readContract } from '../../conform/contract'
import { createValues } from '../../conform/values'
import { secretBodies } from '../../setup/secret-bodies'
import { plant } from '../operations/plant-log'

const TABLE = { separator: ',', decimal: '.', time_format: 'iso' } as const
const contract = readContract()
const operations = contract.operations.filter(({ reading }) => !reading)
const withSecrets = operations.filter(operation => secretBodies(contract, operation).length > 0)

type Plant = Awaited<ReturnType<typeof plant>>

const textOf = async ({ panel, token }: Plant, url: string) =>
  (await panel.fetch(url, { headers: { Authorization: `Bearer ${token()}` } })).text()

async function asAdministrator({ panel, signIn }: Plant): Promise<void> {
  if (!panel.isRunning()) await panel.clock.advance(120_000)
  // Refused sign-ins lock an account for some minutes.
  if ((await signIn('administrator', 'admin-3152')).status === 200) return
  await panel.clock.advance(3_600_000)
  await signIn('administrator', 'admin-3152')
}

/** What the panel shows, returns or writes of the operations, and what it returns of a tag. */
async function outputsOf(started: Plant, tag: string): Promise<Record<string, string>> {
  const { panel, call } = started
  await asAdministrator(started)
  const values = createValues(contract, async path => JSON.parse(await textOf(started, path)))
  const outputs: Record<string, string> = { log: JSON.stringify(panel.log) }
  for (const operation of contract.operations) {
    if (operation.method !== 'get' || ![tag, 'operation-log'].includes(operation.tag)) continue
    const found = await values.pathOf(operation)
    if ('path' in found) outputs[operation.name] = await textOf(started, found.path)
  }
  for (const [name, choices] of [['POST /system/support-bundle'], ['POST /data/operations/exports', TABLE]] as const) {
    const { body } = await call(name, choices)
    outputs[name] = await textOf(started, body.url)
  }
  return outputs
}

/** The ways in which a call with a body can end. */
async function sendAll(started: Plant, operation: Operation, path: string, body: object): Promise<string> {
  const { panel, token, signIn } = started
  const isForm = operation.name === 'POST /auth/token/user'
  const url = contract.urlOf(operation).replace(operation.path, path)
  const encoded = (sent: object) => (isForm ? String(new URLSearchParams(sent as never)) : JSON.stringify(sent))
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const send = async (text: string, headers: Record<string, string> = {}) => {
    if (!panel.isRunning()) await panel.clock.advance(120_000)
    const all = { Authorization: `Bearer ${token()}`, 'Content-Type': type, ...headers }
    const response = await panel.fetch(url, { method: operation.method.toUpperCase(), headers: all, body: text })
    return response.status < 400 ? '' : response.text()
  }
  const version = operation.versioned
    ? ((await started.callAny(`GET ${url}`)).headers.get('ETag') ?? undefined)
    : undefined
  const current = { ...(version && { 'If-Match': version }) }
  const answers = [
    await send(encoded(body), { 'If-Match': '"outdated"' }),
    await send(encoded(body), { ...current, 'Content-Type': 'text/plain' }),
    await send(encoded(body).slice(0, -3), current),
    await send(encoded({ ...body, surplus: JSON.stringify(body) }), current),
    await send(encoded(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, { value }]))), current),
    await send(encoded(body), current)
  ]
  await signIn('operator', 'operator-3152')
  answers.push(await send(encoded(body), current))
  return answers.join('\n')
}

const test = suite('secrets')

for (const operation of withSecrets)
  test(`are in no output of the panel, whatever becomes of ${operation.name}`, async () => {
    const started = await plant()
    const administrator = started.panel.state.accounts.find(({ username }) => username === 'administrator')!
    administrator.roles = [...new Set(contract.operations.flatMap(({ permission }) => permission ?? []))]
    const values = createValues(contract, async path => JSON.parse(await textOf(started, path)))
    const found = await values.pathOf(operation)
    const known = 'path' in found ? found.path : await values.unknownPathOf(operation)
    assert.ok(known, operation.name)
    const path = known.replace(/^\/api\/v1/, '')
    const bodies = secretBodies(contract, operation)
    const refusals: string[] = []
    for (const { body } of bodies) {
      await asAdministrator(started)
      refusals.push(await sendAll(started, operation, path, Object(body)))
    }
    assert.ok(started.panel.log.filter(it => it.operation === operation.name).length > 2, 'the calls are recorded')
    const outputs = { refusals: refusals.join('\n'), ...(await outputsOf(started, operation.tag)) }
    for (const [name, text] of Object.entries(outputs))
      for (const secret of bodies.flatMap(({ secrets }) => secrets))
        assert.not.ok(text.includes(secret), `${name} contains ${secret}`)
  })

test('are found in all bodies of the contract', () => {
  assert.ok(withSecrets.length > 25, `${withSecrets.length} operations`)
})

test.run()
