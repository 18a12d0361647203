import type { Client, Reply, Sent } from './client'
import type { Contract, Operation } from './contract'
import type { Checked } from './results'

/** What an answer has to be. */
export interface Expected {
  /** Any of these. */
  status: number[]
  errorCode?: string
  /** A field that the refusal has to name. */
  field?: string
}

export type Probe = ReturnType<typeof createProbe>

/** Collects what is found out about one operation. */
export function createProbe(tag: string, operation: string) {
  const findings: string[] = []
  let checks = 0
  let milliseconds: number | undefined

  const expect = (holds: boolean, finding: string): boolean => {
    checks += 1
    if (!holds && !findings.includes(finding)) findings.push(finding)
    return holds
  }

  return {
    expect,

    expectNone(faults: string[], label: string): void {
      checks += 1
      for (const fault of faults) findings.push(`${label}: ${fault}`)
    },

    timed(reply: Reply): Reply {
      milliseconds ??= reply.milliseconds
      return reply
    },

    result(): Checked {
      const result = findings.length > 0 ? 'failed' : 'passed'
      return { tag, operation, result, checks, milliseconds: Math.round(milliseconds ?? 0), findings }
    }
  }
}

/** Sends calls of one operation and compares each answer with the contract. */
export function createCalls(client: Client, contract: Contract, operation: Operation, probe: Probe) {
  return async (label: string, sent: Sent, expected: Expected): Promise<Reply> => {
    const reply = probe.timed(await client.send(sent))
    const { status } = reply
    const isExpected = probe.expect(
      expected.status.includes(status),
      `${label}: status ${status} instead of ${expected.status.join(' or ')}${refusalText(reply)}`
    )
    if (isExpected) checkReply(contract, operation, probe, label, reply)
    if (isExpected && status >= 400) checkRefusal(probe, label, reply, expected)
    return reply
  }
}

function checkReply(contract: Contract, operation: Operation, probe: Probe, label: string, reply: Reply): void {
  const { status, headers, text, json } = reply
  const described = contract.response(operation, status)
  if (!described) return void probe.expect(false, `${label}: the contract has no response with status ${status}`)
  for (const [name, schema] of Object.entries(described.headers)) {
    const value = headers[name.toLowerCase()]
    if (value === undefined) probe.expect(name === 'Retry-After', `${label}: the header ${name} is missing`)
    else probe.expectNone(contract.validate(schema, numberIn(value, schema)), `${label}: header ${name}`)
  }
  probe.expect(headers['x-content-type-options'] === 'nosniff', `${label}: X-Content-Type-Options is not nosniff`)
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const types = Object.keys(described.content)
  if (types.length === 0) return void probe.expect(text === '', `${label}: there is a body`)
  const schema = described.content[type]
  probe.expect(schema !== undefined, `${label}: Content-Type is ${type || 'missing'} instead of ${types.join(' or ')}`)
  const isJson = types.includes('application/json')
  if (!isJson) return
  if (!probe.expect(json !== undefined, `${label}: the body is not JSON`)) return
  probe.expectNone(contract.validate(schema ?? described.content['application/json'] ?? {}, json), label)
}

function checkRefusal(probe: Probe, label: string, { json }: Reply, { errorCode, field }: Expected): void {
  const { error_code: code, fields } = recordOf(json)
  if (errorCode) probe.expect(code === errorCode, `${label}: error_code is ${code} instead of ${errorCode}`)
  if (field) probe.expect(field in recordOf(fields), `${label}: fields does not name ${field}`)
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
