import { atom } from 'nanostores'
import type { RefusalTexts } from '../../api/client/refusal-types'
import {
  checkAddress,
  ping,
  resolveName,
  type ToolRefusal,
  type TraceResult,
  testPort,
  traceRoute
} from '../../api/ethernet'
import { port as portRule, type Rule, required } from '../../lib/form/rules'
import { validateField } from '../../lib/form/validate-field'
import { host as hostRule } from '../../lib/network/host-rules'
import { ipv4 } from '../../lib/network/ipv4-rules'
import { refusalOf } from '../../lib/remote/failure'
import { textOfCode } from '../../lib/text/code-texts'
import type { Message } from '../../lib/text/message'
import type { Tone } from '../../ui/status/status-badge'

export type Tool = 'ping' | 'trace' | 'dns' | 'port' | 'address'

export interface ToolInput {
  host: string
  port: string
}

export interface Finding {
  tone: Tone
  text: Message
  hops?: TraceResult['hops']
}

type PortFor = (address: string) => string | undefined

const RULES: Record<Tool, readonly Rule<unknown>[]> = {
  ping: [required, hostRule],
  trace: [required, hostRule],
  dns: [required, hostRule],
  port: [required, hostRule],
  address: [required, ipv4]
}

/** Tries the network from the panel, not from this browser; `portFor` returns the port whose network contains an address. */
export function createTools(portFor: PortFor) {
  const $input = atom<ToolInput>({ host: '', port: '80' })
  const $errors = atom<Partial<Record<keyof ToolInput, Message>>>({})
  const $finding = atom<Finding | undefined>()

  function validate(tool: Tool): boolean {
    const { host, port } = $input.get()
    const hostError = validateField(RULES[tool], host.trim(), {})
    const portError = tool === 'port' ? validateField([required, portRule], port.trim(), {}) : undefined
    $errors.set({ ...(hostError && { host: hostError }), ...(portError && { port: portError }) })
    $finding.set(undefined)
    return !hostError && !portError
  }

  /** @throws ApiError */
  async function run(tool: Tool): Promise<void> {
    const { host, port } = $input.get()
    $finding.set(undefined)
    try {
      $finding.set(await TOOLS[tool](host.trim(), Number(port), portFor))
    } catch (error) {
      const text = textOfCode(REFUSALS, refusalOf(error)?.code ?? '')
      if (!text) throw error
      $finding.set({ tone: 'bad', text })
    }
  }

  return {
    $input,
    $errors,
    $finding,
    validate,
    run,
    set(changes: Partial<ToolInput>) {
      $input.set({ ...$input.get(), ...changes })
      $errors.set({})
    }
  }
}

const REFUSALS: RefusalTexts<ToolRefusal> = {
  name_not_resolved: 'common.term.unresolved',
  no_dns_server: 'ethernet.tools.noDnsServer',
  link_down: 'common.term.noCable'
}

const TOOLS: Record<Tool, (host: string, port: number, portFor: PortFor) => Promise<Finding>> = {
  async ping(host) {
    const { address, sent, received, average_ms } = await ping(host)
    if (!received) return { tone: 'bad', text: ['ethernet.tools.noEcho', { address }] }
    const params = { address, sent, received, milliseconds: average_ms ?? 0 }
    return { tone: received < sent ? 'warn' : 'ok', text: ['ethernet.tools.echo', params] }
  },
  async trace(host) {
    const { address, reached, hops } = await traceRoute(host)
    if (!reached) return { tone: 'bad', text: ['ethernet.tools.notReached', { address }], hops }
    return { tone: 'ok', text: ['ethernet.tools.reached', { address }], hops }
  },
  async dns(host) {
    const { server, addresses } = await resolveName(host)
    return { tone: 'ok', text: ['ethernet.tools.resolved', { server, addresses: addresses.join(', ') }] }
  },
  async port(host, port) {
    const { address, result } = await testPort(host, port)
    return PORT_FINDINGS[result](`${address}:${port}`)
  },
  async address(host, _, portFor) {
    const probe = portFor(host)
    if (probe === undefined) return { tone: 'warn', text: ['ethernet.tools.otherNetwork', { address: host }] }
    const { mac } = await checkAddress(probe, host)
    if (!mac) return { tone: 'ok', text: ['ethernet.tools.free', { address: host }] }
    return { tone: 'warn', text: ['ethernet.tools.taken', { address: host, mac }] }
  }
}

const PORT_FINDINGS: Record<'open' | 'closed' | 'no_answer', (address: string) => Finding> = {
  open: address => ({ tone: 'ok', text: ['ethernet.tools.portOpen', { address }] }),
  closed: address => ({ tone: 'warn', text: ['ethernet.tools.portClosed', { address }] }),
  no_answer: address => ({ tone: 'bad', text: ['ethernet.tools.noEcho', { address }] })
}
