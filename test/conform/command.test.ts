import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel } from '../panel/panel'
import { serve } from '../panel/server/server'
import { changedCalls, changedResponse } from '../setup/conform-panel'
import { runCommand } from './command'

const test = suite('conformance command')
const account = { username: 'engineer', password: 'engineer-3152' }

/** Runs it on a panel whose refusals repeat what was sent. */
async function run(
  only: string[],
  {
    signal,
    silent,
    missing,
    says = ''
  }: { signal?: AbortSignal; silent?: boolean; missing?: string; says?: string } = {}
) {
  const panel = createPanel()
  const repeat = changedCalls('GET /system/time', async (request, respond) => {
    if (silent) panel.faults.cut()
    const body = JSON.stringify({ message: `${account.password} ${request.headers.get('Authorization')}${says}` })
    return changedResponse(await respond(request), { status: 500, body: () => body })
  })
  const gone = (name: string) =>
    changedCalls(name, async (request, respond) => changedResponse(await respond(request), { status: 404 }))
  const change = missing ? gone(missing) : repeat
  const served = await serve({ panel: Object.assign(Object.create(panel), change(panel)) })
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'line2.json')
  const printed: string[] = []
  const command = { panel: served.address, account, only, signal, report: path }
  const code = await runCommand(command, text => printed.push(text)).finally(served.close)
  const written = ['.json', '.md'].map(ending => readFileSync(path.replace('.json', ending), 'utf8'))
  return { code, printed: printed.join('\n'), json: JSON.parse(written[0]!), markdown: written[1]!, written }
}

test('prints a table for each tag and returns 0 where everything conforms', async () => {
  const { code, printed } = await run(['status', 'project'])
  assert.is(code, 0)
  assert.match(printed, /^status\n {2}passed {3}GET \/system\/status +\d+ ms\n/)
  assert.match(printed, /\nproject\n {2}passed {3}GET \/project\/management\/name +\d+ ms\n/)
  assert.match(printed, /\n2 passed, 0 failed, 0 not run\n/)
})

test('writes a report for programs and one for people, and returns 1 where something differs', async () => {
  const { code, json, markdown } = await run(['system'])
  assert.is(code, 1)
  assert.equal([json.passed, json.failed, json.notRun, json.write], [2, 1, 2, false])
  assert.match(markdown, /\| `GET \/system\/time` \| FAILED \| \d+ ms, \d+ checks \|/)
  assert.match(markdown, /- `GET \/system\/time`: the call: status 500 instead of 200/)
  assert.match(markdown, /\| `PUT \/system\/datetime` \| not run \| sets the clock of the panel \|/)
})

test('writes no token and no password, even if the panel repeats them', async () => {
  const { written, printed } = await run(['system'])
  for (const text of [...written, printed]) {
    assert.match(text, '(… Bearer …)')
    assert.not.match(text, /hmi\.[0-9a-f]{8}|engineer-3152/)
  }
})

test('prints no escape sequence of a panel, and writes none and no HTML into the report', async () => {
  const says = ' \u001b]0;mine\u0007\u009b2J\u202e <img src=x onerror=alert(1)> [a](https://evil.example) |'
  const { printed, markdown, written } = await run(['system'], { says })
  for (const text of [printed, ...written]) assert.not.match(text, /[^\P{Cc}\n]|\p{Cf}/u)
  assert.match(printed, '\\u{1b}]0;mine\\u{7}\\u{9b}2J')
  assert.match(markdown, '\\<img src=x onerror=alert(1)\\> \\[a\\](https\\://evil.example) \\|')
})

test('returns 130 with a report where the run is interrupted', async () => {
  const { code, json, printed } = await run(['system'], { signal: AbortSignal.abort() })
  assert.equal([code, json.passed, json.ended], [130, 0, 'the run was interrupted'])
  assert.match(printed, 'The run ended before everything was checked: the run was interrupted.')
})

test('returns 2 with a report where the panel stops answering', async () => {
  const { code, json, markdown } = await run(['system', 'status'], { silent: true })
  assert.is(code, 2)
  assert.match(json.ended, /^the panel stopped answering at GET /)
  assert.match(markdown, '| `GET /system/status` | not run | the panel stopped answering')
})

test('returns 2 and says so where nothing could be checked', async () => {
  const { code, json, printed, markdown } = await run(['status'], { missing: 'GET /system/status' })
  assert.equal([code, json.passed, json.failed], [2, 0, 0])
  for (const text of [printed, markdown]) assert.match(text, 'Nothing was checked, which does not mean that the panel')
})

test('refuses a tag that does not exist', async () => {
  assert.match(await run(['sistem']).catch(error => error.message), /^There is no tag sistem: choose of auth, /)
})

test.run()
