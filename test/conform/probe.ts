import type { Client, Reply, Sent } from './client'
import type { Contract, DescribedResponse, Operation } from './contract'
import type { Checked, Fact, Finding } from './results'

/** What an answer has to be. */
export interface Expected {
  /** Any of these. */
  status: number[]
  errorCode?: string
  /** A field that the refusal has to name. */
  field?: string
}

export type Probe = ReturnType<typeof createProbe>

/** Collects what is found out about one operation, page or socket; `place` is where the contract describes it. */
export function createProbe(tag: string, operation: string, place: string) {
  const findings: Finding[] = []
  const checks: Checked['checks'] = {}
  let milliseconds: number | undefined

  /** Compares one fact of a call. */
  const expect = (call: string, fact: Fact, holds: boolean, difference: string, contract = place): boolean => {
    const { [call]: facts = {} } = checks
    checks[call] = facts
    if (!holds) facts[fact] = 'failed'
    else facts[fact] ??= 'passed'
    const text = `${call}: ${difference}`
    if (!holds && !findings.some(finding => finding.text === text)) findings.push({ call, fact, text, contract })
    return holds
  }

  return {
    expect,
    isEmpty: () => Object.keys(checks).length === 0,

    timed(reply: Reply): Reply {
      milliseconds ??= reply.milliseconds
      return reply
    },

    /** @param note more that people may want to know. */
    result(note?: string): Checked {
      const result = findings.length > 0 ? 'failed' : 'passed'
      const time = Math.round(milliseconds ?? 0)
      return { tag, operation, result, milliseconds: time, ...(note && { note }), findings, checks }
    }
  }
}

/** Sends calls of one operation and compares each answer with the contract. */
export function createCalls(client: Client, contract: Contract, operation: Operation, probe: Probe) {
  return async (call: string, sent: Sent, expected: Expected): Promise<Reply> => {
    const reply = probe.timed(await client.send(sent))
    const { status } = reply
    const [first = 0] = expected.status
    const wanted = expected.status.join(' or ')
    const place = contract.placeOf(operation, first)
    const difference = `status ${status} instead of ${wanted}${refusalText(reply)}`
    if (!probe.expect(call, 'status', expected.status.includes(status), difference, place)) return reply
    checkReply(contract, operation, probe, call, reply)
    if (status >= 400) checkRefusal(probe, call, reply, expected, contract.placeOf(operation, status))
    return reply
  }
}

function checkReply(contract: Contract, operation: Operation, probe: Probe, call: string, reply: Reply): void {
  const { status, headers } = reply
  const described = contract.response(operation, status)
  if (!described) throw new Error(`${operation.name} has no response with status ${status} in the contract`)
  const { place, content } = described
  checkHeaders(contract, probe, call, reply, described)
  const sniffing = headers['x-content-type-options']
  const difference = `X-Content-Type-Options is ${sniffing ?? 'missing'} instead of nosniff`
  probe.expect(call, 'nosniff', sniffing === 'nosniff', difference, 'static/contract/common.json#/info/x-firmware')
  // Of a 204, the bytes after it would be taken for the next response.
  const announced = Number(headers['content-length'] ?? 0)
  if (Object.keys(content).length > 0) checkBody(contract, operation, probe, call, reply, described)
  else probe.expect(call, 'no body', !announced, `Content-Length is ${announced} for a response without a body`, place)
}

function checkHeaders(
  contract: Contract,
  probe: Probe,
  call: string,
  { headers }: Reply,
  { place, headers: described }: DescribedResponse
): void {
  for (const [name, schema] of Object.entries(described)) {
    const value = headers[name.toLowerCase()]
    const at = `${place}/headers/${name}`
    if (value === undefined && name === 'Retry-After') continue
    const [fault] = value === undefined ? [] : contract.validate(schema, numberIn(value, schema), at)
    const difference = value === undefined ? 'is missing' : `is '${value}' and ${fault?.text.replace(/^the body /, '')}`
    probe.expect(call, `header ${name}`, value !== undefined && !fault, `the header ${name} ${difference}`, at)
  }
}

function checkBody(
  contract: Contract,
  operation: Operation,
  probe: Probe,
  call: string,
  { headers, json }: Reply,
  { place, content }: DescribedResponse
): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map(part => part.trim().toLowerCase())
  const types = Object.keys(content).map(mediaType => mediaType.split(';')[0] ?? '')
  const wanted = `Content-Type is ${type || 'missing'} instead of ${types.join(' or ')}`
  probe.expect(call, 'content type', types.includes(type), wanted, `${place}/content`)
  const charset = parameters.find(part => part.startsWith('charset='))?.replace(/^charset=|"/g, '')
  const isUtf8 = charset === undefined || charset === 'utf-8'
  probe.expect(call, 'charset', isUtf8, `the charset is ${charset} instead of utf-8`, `${place}/content`)
  if (!types.includes('application/json')) return
  if (!probe.expect(call, 'json', json !== undefined, 'the body is not JSON', `${place}/content`)) return
  const name = type in content ? type : 'application/json'
  const faults = contract.validate(content[name] ?? {}, json, `${place}/content/${name.replace('/', '~1')}/schema`)
  if (faults.length === 0) probe.expect(call, 'schema', true, '')
  for (const fault of faults) probe.expect(call, 'schema', false, fault.text, fault.place)
  const secrets = contract.secretsGivenBy(operation, content[name] ?? {}, json)
  const given = `the body has ${secrets.join(', ')}, which only requests have`
  probe.expect(call, 'secrets', secrets.length === 0, given, `${place}/content`)
}

function checkRefusal(probe: Probe, call: string, { json }: Reply, { errorCode, field }: Expected, place: string) {
  const { error_code: code, fields } = recordOf(json)
  const difference = `error_code is ${code} instead of ${errorCode}`
  if (errorCode) probe.expect(call, 'error_code', code === errorCode, difference, place)
  if (field) probe.expect(call, 'fields', field in recordOf(fields), `fields does not name ${field}`, place)
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const numberIn = (value: string | string[], schema: object) =>
  'type' in schema && schema.type === 'integer' ? Number(value) : String(value)

function refusalText({ json, status }: Reply): string {
  const { error_code: code, message } = recordOf(json)
  return status >= 400 && (code ?? message) ? ` (${code ?? message})` : ''
}
