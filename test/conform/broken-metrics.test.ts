import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn } from '../setup/conform-panel'
import { parseMetrics } from './open-metrics'

const test = suite('conformance of panels with broken metrics')
const NAME = 'GET /metrics'
const CHECK = 'OpenMetrics text'
const only = ['metrics']
const operator = { username: 'operator', password: 'operator-3152' }

/** What the run says of a panel that sends other metrics. */
async function failuresWith(body: (text: string) => string, headers: Record<string, string> = {}) {
  const change = changedCalls(NAME, async (request, respond) => {
    const response = await respond(request)
    return response.status === 200 ? changedResponse(response, { body, headers }) : response
  })
  const { report } = await conformOf({ change, only, other: operator })
  return failuresIn(report)[CHECK]?.map(text => text.replace(/^the metrics of \w+: /, ''))
}

const metadata = '# TYPE panel_new gauge\n# HELP panel_new New.\npanel_new 1\n'

test('accepts those of the virtual panel, and those that firmware adds under other names', async () => {
  const { report } = await conformOf({ only, other: operator })
  assert.equal(failuresIn(report), {})
  assert.ok(report.results.some(({ operation, result }) => operation === CHECK && result === 'passed'))
  const added = metadata.replaceAll('panel_', 'acme_')
  assert.is(await failuresWith(text => added + text), undefined)
})

test('finds a panel that sends them without a token', async () => {
  const change = changedCalls(NAME, async (request, respond) => {
    const response = await respond(request)
    return response.status === 401 ? new Response('# EOF\n', { status: 200, headers: response.headers }) : response
  })
  const { report } = await conformOf({ change, only })
  assert.match(failuresIn(report)[NAME]?.join() ?? '', 'status 200 instead of 401')
})

test('finds another media type, or one without its version', async () => {
  const [finding] = (await failuresWith(text => text, { 'Content-Type': 'application/openmetrics-text' })) ?? []
  assert.match(finding ?? '', 'application/openmetrics-text instead of application/openmetrics-text; version=1.0.0')
})

test('finds a text that is cut, twice the same series, and samples without metadata', async () => {
  const end = await failuresWith(text => text.replace('# EOF\n', ''))
  assert.match(end?.join() ?? '', "the last line is not '# EOF'")
  const twice = await failuresWith(text => text.replace(/^panel_temperature_celsius.*\n/m, line => line + line))
  assert.match(twice?.join() ?? '', 'panel_temperature_celsius is twice there with the same labels')
  const bare = await failuresWith(text => text.replace(/^# (TYPE|HELP|UNIT) panel_temperature.*\n/gm, ''))
  assert.match(bare?.join() ?? '', 'panel_temperature_celsius has no metadata right before it')
})

test('finds families that the contract does not have, or describes in another way', async () => {
  const unknown = await failuresWith(text => metadata + text)
  assert.match(unknown?.join() ?? '', 'the contract does not have panel_new')
  const type = await failuresWith(text => text.replace('panel_findings gauge', 'panel_findings unknown'))
  assert.match(type?.join() ?? '', 'panel_findings has the type unknown instead of gauge')
  const unit = await failuresWith(text => text.replace(/^# UNIT panel_disk_used.*\n/m, ''))
  assert.match(unit?.join() ?? '', 'panel_disk_used_bytes has the unit none instead of bytes')
  const label = await failuresWith(text => text.replaceAll('severity=', 'level='))
  assert.match(label?.join() ?? '', 'panel_findings has the label level')
})

test('finds a panel that gives all families to every user', async () => {
  let all = ''
  const findings = await failuresWith(text => {
    if (text.length > all.length) all = text
    return all
  })
  assert.match(findings?.join() ?? '', 'panel_web_certificate_remaining_seconds needs the permission misc')
})

test('a panel without them conforms', async () => {
  const change = changedCalls(NAME, async () => Response.json({ error_code: 'not_found' }, { status: 404 }))
  const { report } = await conformOf({ change, only })
  assert.equal(failuresIn(report), {})
})

test('reads escapes in labels, and says what OpenMetrics does not allow', () => {
  const { families, faults } = parseMetrics('# TYPE a gauge\na{b="x\\"\\\\\\n"} 1\n# EOF\n')
  assert.equal([faults, families[0]?.samples[0]?.labels.get('b')], [[], 'x"\\\n'])
  const faultsOf = (lines: string) => parseMetrics(`${lines}\n# EOF\n`).faults
  assert.equal(faultsOf('# TYPE a gauge\na 1 1600000000'), ['line 2: a timestamp, which a scrape sets itself'])
  assert.equal(faultsOf('# TYPE a gauge\na{b="x" c="y"} 1')[0], 'line 2: labels that cannot be read, or twice the same')
  assert.equal(faultsOf('# TYPE a gauge\na one'), ['line 2: the value one is no number'])
  assert.equal(faultsOf('# TYPE a gauge\na 1\n# TYPE b gauge\nb 1\n# TYPE a gauge\na{c="d"} 1'), [
    'line 5: a is not in one piece'
  ])
  assert.equal(faultsOf('# TYPE a info\na 1')[0], 'line 2: a has no metadata right before it')
  assert.equal(faultsOf('no metric at all')[0], 'line 1: neither metadata nor a sample')
})

test.run()
